// Product code (spec §3 formated_id): eight digits, printed in groups as 704.892.15.

/** The code as it is printed on tags; a code of another length stays as it is. */
export const formatProductCode = (code: string): string => code.replace(/^(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3');
