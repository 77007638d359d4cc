export { encodeFrontPictureHandler } from './pictures/encode-front-picture.job.ts';
export { waitingSources } from './pictures/pictures.queries.ts';
export type { RenderHome } from './preview/preview-page.ts';
export { publishFrontPagesHandler } from './versions/publish-due.job.ts';
