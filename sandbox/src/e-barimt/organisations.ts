/** Invented organisations: name, register and number of a taxpayer. */
export const ORGANISATIONS = [
  { register: '5900001', tin: 37900000011, name: 'Жишээ Од ХХК', isVatPayer: true },
  { register: '5900002', tin: 37900000022, name: 'Жишээ Гэр ХХК', isVatPayer: false },
  { register: '5900003', tin: 37900000033, name: '«Жишээ» Боловсролын сан ТББ', isVatPayer: false },
] as const;

/** Is a taxpayer of whom nothing more is told: the second question answers with nothing. */
export const NAMELESS = { register: '5900009', tin: 37900000099 } as const;
