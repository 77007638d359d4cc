export { createLiveFeed } from './live-feed.ts';
export { createLiveStreams } from './live-stream.ts';
export { followChanges } from './read-changes.ts';
