// Where links lead (spec §2, Routes).

export const productAddress = (code: string): string => `/single-product/${encodeURIComponent(code)}`;

/** Sub-category tiles of a category. */
export const categoryAddress = (code: string): string => `/category/${encodeURIComponent(code)}`;

/** All products of a category, with filters. */
export const categoryProductsAddress = (id: number): string => `/categories/${id}`;

/** The sub-categories of a category, with a few products of each. */
export const subCategoriesAddress = (code: string): string => `/sub-categories/${encodeURIComponent(code)}`;

export const subCategoryAddress = (code: string): string => `/sub-category/${encodeURIComponent(code)}`;

export const brandAddress = (id: number): string => `/brand/${id}`;

export const eventAddress = (id: number): string => `/event/${id}`;

/** The page of one order, for its customer. */
export const orderAddress = (number: string): string => `/show-order/${encodeURIComponent(number)}`;

/** The last step of the checkout, for an unpaid order. */
export const confirmOrderAddress = (number: string): string => `/confirm-order/${encodeURIComponent(number)}`;

/** The form of an unpaid order: submitting it replaces that order (decision 43). */
export const changeOrderAddress = (number: string): string => `/shipping?${new URLSearchParams({ replaces: number })}`;

export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ p: text })}`;
