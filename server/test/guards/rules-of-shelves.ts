// The part of rules-kept-by-checks.ts about shelves, and what links to them.
export const rulesOfShelves: Readonly<Record<string, string>> = {
  categories: `
    categories_pkey a_category_code_fits_in_an_address a_category_has_a_name a_category_keeps_its_code categories_merged_into_fkey
    a_category_is_counted_from_version_1 a_merged_category_is_not_shown a_category_is_merged_into_another`,
  sub_categories: `
    sub_categories_pkey a_sub_category_code_fits_in_an_address a_sub_category_has_a_name a_sub_category_keeps_its_code
    a_sub_category_is_in_one_category sub_categories_merged_into_fkey a_sub_category_is_counted_from_version_1
    a_merged_sub_category_is_not_shown a_sub_category_is_merged_into_another a_tax_classification_is_seven_digits`,
  brands: `
    brands_pkey a_brand_slug_fits_in_an_address a_brand_has_a_name a_brand_keeps_its_slug brands_merged_into_fkey
    a_brand_is_counted_from_version_1 a_merged_brand_is_not_shown a_brand_is_merged_into_another`,
  colours: `
    colours_pkey a_colour_name_has_1_to_60_signs a_swatch_is_a_hex_colour a_colour_is_counted_from_version_1`,
  spec_attributes: `
    spec_attributes_pkey spec_attributes_category_id_fkey a_specification_code_is_unique_in_its_category
    a_facet_slot_has_one_meaning_in_a_category a_specification_code_is_a_plain_word a_facet_slot_is_0_to_9
    a_specification_has_a_name`,
  spec_values: `
    spec_values_pkey spec_values_attribute_id_fkey a_value_occurs_once_in_its_specification a_value_is_not_empty
    a_value_belongs_to_one_specification`,
  promo_banners: `
    promo_banners_pkey promo_banners_sub_category_id_fkey a_banner_ends_after_it_starts a_banner_has_title_and_picture
    variants_are_files_by_size`,
  quick_categories: `
    quick_categories_pkey quick_categories_sub_category_id_fkey a_quick_category_occurs_once`,
};
