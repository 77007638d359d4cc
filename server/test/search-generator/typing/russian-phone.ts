// A phone with a Russian keyboard has neither ө nor ү: о and у are typed instead.
export const typeOnRussianPhone = (text: string): string => text.replaceAll('ө', 'о').replaceAll('ү', 'у');
