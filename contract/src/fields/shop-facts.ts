// The shop's facts as one settings record (decision 33): phone, addresses and hours are never in a component.

interface OpenHours {
  days: string;
  time: string;
}

/** A page outside the shop. */
interface LinkOut {
  name: string;
  url: string;
}

export interface ShopFacts {
  /** Goods, reviews and orders are invented, and every page says so. Off in a live shop. */
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
  /** When support answers (spec §9 Terms). */
  supportHours: readonly OpenHours[];
  socialLinks: readonly LinkOut[];
  /** The seller of the technology goods that the shop promotes (spec, introduction); null: none. */
  partner: LinkOut | null;
  /** What the search box offers before anything is typed. Chosen by staff: texts typed by strangers are never shown. */
  popularSearches: readonly string[];
}
