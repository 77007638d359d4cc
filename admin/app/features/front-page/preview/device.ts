/** On what the page is looked at. */
export type Device = 'phone' | 'desk';
