// The rules of price lists, part of rules-kept-by-checks.ts.

export const rulesOfImports: Readonly<Record<string, string>> = {
  import_columns: `
    import_columns_pkey import_columns_saved_by_fkey a_supplier_is_named columns_are_counted_from_version_1
    columns_say_which_has_the_code columns_are_of_a_known_supplier`,
  imports: `
    imports_pkey imports_change_set_id_fkey imports_uploaded_by_fkey imports_upload_key_key an_import_is_of_a_supplier
    an_imported_file_is_named an_imported_file_has_up_to_30_mb an_import_is_counted_from_version_1
    an_import_is_compared_by_its_columns a_prepared_import_was_compared a_change_set_is_of_one_import
    a_prepared_import_stays_as_it_is imports_are_kept imports_are_of_a_known_supplier`,
  import_rows: `
    import_rows_import_id_fkey import_rows_product_id_fkey a_row_stands_once_in_a_file a_row_has_a_number
    an_outcome_of_a_row_is_known a_row_with_a_wrong_cell_is_wrong a_row_that_changes_is_of_a_product
    what_is_left_out_is_not_accepted`,
};
