// The shop's facts as one settings record (decision 33): phone, addresses and hours never stand in a component.

export interface ShopFacts {
  name: string;
  tagline: string;
  phone: string;
  email: string;
  jobsEmail: string;
  /** Short line for the top bar: city, district, khoroo. */
  place: string;
  address: string;
  hours: readonly { days: string; time: string }[];
  socialLinks: readonly { name: string; url: string }[];
}
