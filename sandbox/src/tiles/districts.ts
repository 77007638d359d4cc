/** A district's short name and the centre of its area, from public sources. We do not have the outlines, and invent none. */
export const DISTRICTS = [
  { name: 'БГД', latitude: 47.9098, longitude: 106.845 },
  { name: 'БЗД', latitude: 47.9458, longitude: 107.14 },
  { name: 'СБД', latitude: 48.0789, longitude: 106.9509 },
  { name: 'ЧД', latitude: 48.0281, longitude: 106.8824 },
  { name: 'ХУД', latitude: 47.8054, longitude: 106.737 },
  { name: 'СХД', latitude: 48.0691, longitude: 106.6434 },
  { name: 'НД', latitude: 47.8136, longitude: 107.4208 },
  { name: 'БНД', latitude: 47.824, longitude: 108.3432 },
  { name: 'БХД', latitude: 47.3746, longitude: 107.4457 },
] as const;
