/** Path of the profile pictures. */
export const PICTURES_AT = '/api/user/picture';

export const picturePath = (key: string): string => `${PICTURES_AT}/${key}`;
