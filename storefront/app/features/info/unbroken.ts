/** Keeps «12–16» and «НӨАТ-ын» on one line: a browser may break after a dash, and the word joiner prevents it. */
export const unbroken = (text: string): string => text.replaceAll(/[-–](?=\S)/g, '$&\u2060');
