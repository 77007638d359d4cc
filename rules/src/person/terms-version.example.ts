import { TERMS_VERSION } from './terms-version.ts';

export const example = (): string => `Who registers today accepts the terms of ${TERMS_VERSION}.`;
