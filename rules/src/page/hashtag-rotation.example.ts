import { HASHTAG_TURN_MS, hashtagGroup } from './hashtag-rotation.ts';

const tags = ['#намар', '#өвөл', '#хавар', '#зун'];

export const example = (): string =>
  `Of four events the header shows ${hashtagGroup(tags, 0).join(' ')}, after ${HASHTAG_TURN_MS / 1000} seconds ${hashtagGroup(tags, 1).join(' ')}, then ${hashtagGroup(tags, 2).join(' ')} again.`;
