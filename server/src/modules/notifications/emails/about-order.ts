/** Why such an email was sent, in its footer. */
export const ABOUT_ORDER = 'Захиалгынхаа явцыг мэдэж байгаарай гэж энэ имэйлийг илгээв.';
