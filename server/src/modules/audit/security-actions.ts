/** Recorded events of accounts, and their texts under «devices». */
export const SECURITY_ACTIONS = {
  sign_in_password: 'Нууц үгээр нэвтэрсэн',
  sign_in_code: 'Имэйлээр ирсэн кодоор нэвтэрсэн',
  sign_in_link: 'Имэйлээр ирсэн холбоосоор нэвтэрсэн',
  sign_in_google: 'Google-ээр нэвтэрсэн',
  sign_in_facebook: 'Facebook-ээр нэвтэрсэн',
  sign_in_social: 'Google эсвэл Facebook-ээр нэвтэрсэн',
  sign_in_failed: 'Нэвтрэх оролдлого амжилтгүй болсон',
  sign_in_blocked: 'Хаагдсан бүртгэлээр нэвтрэх гэсэн',
  proof_failed: 'Нууц үг эсвэл кодыг буруу оруулсан',
  limit_hit: 'Хэт олон оролдлогыг зогсоосон',
  password_changed: 'Нууц үг солигдсон',
  password_reset: 'Нууц үг имэйлээр сэргээгдсэн',
  email_change_asked: 'Имэйл хаяг солих хүсэлт гаргасан',
  email_changed: 'Имэйл хаяг солигдсон',
  data_exported: 'Өгөгдлөө файлаар татсан',
  account_deleted: 'Бүртгэл устгасан',
} as const;

/** Events that anybody can cause for any account. */
export const REFUSED_ACTIONS: readonly SecurityAction[] = [
  'sign_in_failed',
  'sign_in_blocked',
  'proof_failed',
  'limit_hit',
];

export type SecurityAction = keyof typeof SECURITY_ACTIONS;

export const isSecurityAction = (action: string): action is SecurityAction => Object.hasOwn(SECURITY_ACTIONS, action);
