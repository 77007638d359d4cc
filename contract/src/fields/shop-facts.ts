// The shop's facts as one settings record (decision 33): phone, addresses and hours never stand in a component.

interface OpenHours {
  days: string;
  time: string;
}

/** A page of somebody else's. */
interface LinkOut {
  name: string;
  url: string;
}

export interface ShopFacts {
  /** Goods, reviews and orders are invented, and every page says so. A live shop has it off. */
  isDemo: boolean;
  name: string;
  tagline: string;
  phone: string;
  email: string;
  jobsEmail: string;
  /** Short line for the top bar: city, district, khoroo. */
  place: string;
  address: string;
  /** When the store is open. */
  hours: readonly OpenHours[];
  /** When somebody answers (spec §9 Terms). */
  supportHours: readonly OpenHours[];
  socialLinks: readonly LinkOut[];
  /** Who sells the technology goods that the shop promotes (spec, introduction); null while there is nobody. */
  partner: LinkOut | null;
  /** What the search box offers before anything is typed. Chosen by the staff: what strangers typed is shown to nobody. */
  popularSearches: readonly string[];
}
