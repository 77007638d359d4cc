/** Why such an email was written, beneath it. */
export const ABOUT_ORDER = 'Захиалгынхаа явцыг мэдэж байгаарай гэж энэ имэйлийг илгээв.';
