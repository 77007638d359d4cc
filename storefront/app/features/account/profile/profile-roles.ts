// The tabs of the profile, by `?role=` (spec §2: ?role=saved opens the saved tab). The other names are ours.
export const ROLES = ['info', 'bonus', 'saved', 'password', 'notices', 'devices', 'data'] as const;

export type Role = (typeof ROLES)[number];

export const roleTitles = {
  info: 'Мэдээлэл',
  bonus: 'Бонус',
  saved: 'Хадгалсан',
  password: 'Нууц үг',
  notices: 'Мэдэгдэл',
  devices: 'Төхөөрөмж',
  data: 'Миний өгөгдөл',
} as const satisfies Record<Role, string>;

/** The tab that an address names, else the first one. */
export const roleOf = (asked: string | null): Role => ROLES.find((role) => role === asked) ?? 'info';

export const roleAddress = (role: Role): string => (role === 'info' ? '/profile' : `/profile?role=${role}`);
