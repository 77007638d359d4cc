/** The device of a preview. */
export type Device = 'phone' | 'desk';
