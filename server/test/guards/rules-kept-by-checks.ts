// The rules of tables that calls of customers or staff write, and that our own code checks before it writes a row (contract, rules,
// use cases): breaking one is a bug, logged and answered with 500. All others have a refusal (src/db/broken-rule.ts).
// broken-rule.test.ts compares both with the database and fails for a rule in neither.

import { rulesOfPurchases } from './purchases/rules-of-purchases.ts';
import { rulesOfImports } from './rules-of-imports.ts';
import { rulesOfShelves } from './rules-of-shelves.ts';
import { rulesOfStaff } from './rules-of-staff.ts';

export const keptByChecks: Readonly<Record<string, string>> = {
  customers: `
    customers_pkey an_email_is_in_lower_case a_name_has_1_to_100_signs a_name_has_no_control_characters a_customer_kind_is_known
    a_phone_is_eight_digits a_second_phone_is_eight_digits a_register_is_seven_digits
    an_organisation_has_a_register a_password_is_an_argon2id_hash customers_blocked_by_fkey
    terms_are_accepted_in_a_version a_block_names_staff_and_why an_erased_customer_has_no_secrets a_letters_key_is_one_customers
    a_confirmed_account_has_no_unproven_password a_browser_is_kept_as_its_sha256 a_proven_password_is_tied_to_no_browser`,
  customer_identities: `
    customer_identities_pkey customer_identities_customer_id_fkey an_identity_is_not_empty
    one_account_of_an_issuer_per_customer`,
  customer_addresses: `
    customer_addresses_pkey customer_addresses_customer_id_fkey a_contact_name_has_1_to_100_signs
    a_phone_is_eight_digits a_second_phone_is_eight_digits a_point_has_both_coordinates
    a_point_is_on_the_globe an_address_has_1_to_100_signs khoroos_are_counted_from_1`,
  contact_answers: `
    contact_answers_pkey contact_answers_customer_id_fkey contact_answers_staff_id_fkey contact_answers_are_never_changed
    an_answer_has_1_to_2000_signs`,
  customer_notes: `
    customer_notes_pkey customer_notes_customer_id_fkey customer_notes_staff_id_fkey customer_notes_are_never_changed
    a_customer_note_has_1_to_1000_signs`,
  sessions: `
    sessions_pkey sessions_customer_id_fkey a_session_ends_after_it_began a_token_is_kept_as_its_sha256
    a_browser_is_kept_as_its_sha256 a_session_is_opened_by_a_known_way`,
  one_time_tokens: `
    one_time_tokens_pkey one_time_tokens_customer_id_fkey a_token_is_kept_as_its_sha256
    a_link_has_a_known_purpose a_link_ends_after_it_was_made a_link_is_used_while_it_holds
    a_code_is_nobodys_until_it_is_used a_code_is_kept_as_its_sha256 a_code_has_five_tries`,
  pending_identities: `
    pending_identities_pkey pending_identities_token_hash_fkey an_identity_is_not_empty`,
  social_tickets: `
    social_tickets_pkey social_tickets_customer_id_fkey a_ticket_is_kept_as_its_sha256`,
  customer_pictures: `
    customer_pictures_pkey customer_pictures_customer_id_fkey one_picture_per_customer
    a_picture_key_cannot_be_guessed a_picture_has_at_most_20_000_bytes`,
  link_requests: `
    link_requests_pkey a_request_has_a_known_purpose`,
  wrong_tries: `
    wrong_tries_pkey tries_are_counted`,
  welcomed_addresses: `
    welcomed_addresses_pkey an_address_is_kept_as_its_sha256`,
  cart_lines: `
    cart_lines_pkey cart_lines_customer_id_fkey a_cart_line_holds_at_least_one a_price_seen_is_above_zero
    a_line_has_a_version`,
  carts: `
    carts_pkey carts_customer_id_fkey cart_versions_only_count_up`,
  favourites: `
    favourites_customer_id_fkey a_product_is_saved_once a_price_seen_is_above_zero`,
  stock_alerts: `
    stock_alerts_pkey stock_alerts_customer_id_fkey a_product_is_waited_for_once`,
  stock_arrivals: `
    stock_arrivals_pkey stock_arrivals_product_id_fkey pieces_came`,
  products: `
    products_pkey products_edited_by_fkey a_product_code_is_unique a_product_code_is_eight_digits a_product_keeps_its_code
    products_are_never_deleted a_product_has_a_name a_product_stands_where_its_model_stands a_product_is_counted_from_version_1
    a_price_is_above_zero a_regular_price_is_not_below_the_price a_discount_is_0_to_99_percent a_campaign_price_ends_in_00_or_900 only_a_count_makes_a_product_ready a_discount_ends_after_it_starts
    a_discounted_unit_still_costs_money a_price_is_valid_to_a_later_day china_delivery_is_never_negative
    weight_and_volume_are_never_negative a_bonus_is_3_to_100_percent a_bar_code_is_gs1 a_tax_classification_is_seven_digits
    a_customs_code_is_4_to_10_digits ratings_are_1_to_5_each a_product_is_withdrawn_after_it_was_published
    only_an_unlisted_product_is_to_be_published gaps_are_five_bits`,
  models: `
    models_pkey a_model_code_is_unique a_model_code_fits_in_a_file_name a_model_keeps_its_code models_are_never_deleted
    a_model_has_name_and_type a_model_has_one_place a_model_size_is_above_zero what_is_not_included_is_named
    a_model_is_counted_from_version_1`,
  ...rulesOfShelves,
  ...rulesOfStaff,
  model_dimensions: `
    model_dimensions_pkey model_dimensions_model_id_fkey dimensions_are_counted_from_1 a_dimension_has_name_and_value`,
  product_badges: `
    product_badges_product_id_fkey a_badge_is_known a_badge_ends_after_it_begins`,
  product_packages: `
    product_packages_pkey product_packages_product_id_fkey packages_are_counted_from_1 a_package_occurs_at_least_once
    package_measures_are_above_zero`,
  product_specs: `
    product_specs_product_id_fkey`,
  planned_prices: `
    planned_prices_pkey planned_prices_product_id_fkey planned_prices_planned_by_fkey planned_prices_approved_by_fkey
    planned_prices_cancelled_by_fkey a_plan_is_a_price_or_a_campaign a_price_is_above_zero
    a_regular_price_is_not_below_the_price a_discount_is_0_to_99_percent a_campaign_price_ends_in_00_or_900
    a_discount_ends_after_it_starts a_plan_has_a_reason a_plan_has_a_known_state a_finished_plan_says_when
    a_cancelled_plan_names_who a_plan_is_applied_as_it_was_made planned_prices_are_kept`,
  ...rulesOfImports,
  ...rulesOfPurchases,
  change_sets: `
    change_sets_pkey change_sets_batch_id_fkey change_sets_prepared_by_fkey change_sets_approved_by_fkey
    a_change_set_source_is_known a_change_set_state_is_known a_change_set_is_named a_change_set_reason_has_3_to_300_signs
    a_change_set_is_counted_from_version_1 a_scheduled_change_set_has_its_moment an_applied_change_set_has_its_batch
    only_an_applied_change_set_is_rolled_back a_second_person_approves_a_change_set a_batch_applies_one_change_set
    a_change_set_is_applied_as_it_was_prepared change_sets_are_kept`,
  change_set_rows: `
    change_set_rows_set_id_fkey change_set_rows_product_id_fkey a_product_is_in_a_change_set_once
    a_changed_price_is_above_zero a_change_set_changes_known_fields change_set_rows_stay_as_prepared`,
  product_costs: `
    product_costs_pkey product_costs_product_id_fkey a_cost_is_above_zero`,
  reviews: `
    reviews_pkey reviews_customer_id_fkey one_review_per_customer_and_product a_rating_is_1_to_5
    a_review_has_at_most_1000_signs a_review_status_is_known a_review_is_hidden_for_a_listed_reason
    an_answer_below_a_review_has_1_to_1000_signs an_answered_review_says_when a_review_is_counted_from_version_1`,
  orders: `
    orders_pkey orders_of_a_customer orders_customer_id_fkey orders_placed_by_fkey orders_are_never_deleted
    a_double_click_makes_one_order an_order_number_is_unique an_order_number_is_ik_and_ten_digits
    a_transfer_reference_points_at_one_unpaid_order a_code_takes_off_at_most_the_goods
    a_contact_name_has_1_to_100_signs a_customer_kind_is_known a_delivery_has_an_address
    a_delivery_kind_is_known a_loan_names_its_lender a_paid_order_was_submitted a_payment_method_is_known
    a_phone_is_eight_digits a_second_phone_is_eight_digits a_pickup_has_a_place_and_no_services
    a_point_has_both_coordinates a_point_is_on_the_globe a_refunded_order_has_its_time
    a_register_is_seven_digits a_status_has_its_time a_status_is_known
    a_submitted_order_has_a_payment_method an_address_has_1_to_100_signs an_expired_order_has_its_time
    an_order_expires_after_it_was_made an_order_is_paid_or_pending_or_expired
    bonus_pays_at_most_half_of_the_goods khoroos_are_counted_from_1 no_step_is_skipped no_term_is_negative
    only_a_lender_takes_a_lending_fee only_an_organisation_has_a_register only_an_organisation_has_a_name services_are_paid_by_the_count
    something_is_left_to_pay the_terms_add_up_to_the_total vat_is_added_only_when_asked_for
    what_is_carried_is_never_negative a_source_is_known goods_in_ulaanbaatar_need_no_road an_order_keeps_its_source
    an_order_can_be_paid_while_it_lives a_key_of_an_order_has_8_to_64_signs a_consumer_number_is_eight_digits
    an_organisation_is_no_consumer a_lender_invoice_has_1_to_40_signs only_a_loan_has_a_lender_invoice
    orders_assignee_id_fkey a_demo_order_stays_one`,
  order_links: `
    order_links_pkey order_links_order_id_fkey a_link_is_kept_as_its_sha256 a_link_ends_after_it_was_made`,
  order_notes: `
    order_notes_pkey order_notes_order_id_fkey order_notes_staff_id_fkey order_notes_are_append_only
    a_note_has_1_to_1000_signs`,
  order_lines: `
    order_lines_pkey order_lines_order_id_fkey order_lines_are_frozen a_bonus_is_3_to_100_percent
    a_discount_is_0_to_99_percent a_line_holds_at_least_one a_line_is_unit_price_times_quantity
    a_product_has_one_line_in_an_order a_unit_costs_money_and_never_more_than_listed
    line_extras_are_never_negative lines_are_counted_from_1`,
  order_status_changes: `
    order_status_changes_pkey order_status_changes_order_id_fkey order_status_changes_staff_id_fkey
    the_order_history_is_append_only a_change_by_staff_names_him a_change_leads_to_another_status
    a_changer_is_known a_status_is_known an_order_begins_as_pending order_status_changes_takes_back_fkey
    a_step_is_taken_back_by_staff_with_a_reason only_a_step_of_the_way_is_taken_back`,
  shipments: `
    shipments_pkey shipments_created_by_fkey shipments_closed_by_fkey a_shipment_has_a_name truck_versions_count_from_1
    a_truck_carries_something words_about_a_truck_are_not_empty who_closes_a_truck_has_closed_it`,
  shipment_orders: `
    shipment_orders_pkey shipment_orders_order_id_fkey shipment_orders_shipment_id_fkey shipment_orders_added_by_fkey`,
  batches: `
    batches_pkey batches_staff_id_fkey batches_takes_back_fkey a_batch_kind_is_known a_batch_is_read_before_it_finishes
    taking_a_batch_back_has_a_reason a_batch_reason_has_3_to_300_signs a_batch_does_not_undo_itself
    a_batch_keeps_what_was_asked`,
  batch_rows: `
    a_record_is_in_a_batch_once batch_rows_batch_id_fkey rows_of_a_batch_are_counted_from_1 an_outcome_is_known
    what_stays_says_why what_is_done_names_its_change a_decided_row_stays_decided batch_rows_are_never_deleted`,
  stock_levels: `
    stock_levels_pkey stock_levels_product_id_fkey reserved_is_never_negative stock_is_never_negative`,
  stock_reservations: `
    one_reservation_per_order_and_product stock_reservations_order_id_fkey
    stock_reservations_product_id_fkey stock_reservations_are_never_deleted
    a_reservation_keeps_what_it_holds a_settled_reservation_stays_settled a_reservation_holds_at_least_one
    a_reservation_status_is_known a_settled_reservation_has_its_time`,
  stock_movements: `
    stock_movements_pkey stock_movements_order_id_fkey stock_movements_product_id_fkey
    stock_movements_staff_id_fkey stock_movements_are_append_only a_movement_leaves_real_stock
    a_movement_moves_something a_movement_reason_is_known an_order_moves_its_own_stock only_a_loss_has_its_kind`,
  stock_places: `
    stock_places_pkey stock_places_product_id_fkey a_location_is_a_shelf_and_its_level a_count_says_where_and_when
    a_product_is_counted_in_a_store`,
  stocktakes: `
    stocktakes_pkey stocktakes_batch_id_fkey stocktakes_started_by_fkey a_batch_applies_one_stocktake
    a_stocktake_is_in_a_store a_stocktake_is_of_a_shelf a_stocktake_version_is_counted_from_1
    differences_are_applied_after_the_counting a_shelf_is_counted_once_at_a_time a_closed_stocktake_stays_closed`,
  stocktake_lines: `
    a_product_has_one_line_in_a_stocktake stocktake_lines_stocktake_id_fkey stocktake_lines_movement_id_fkey
    stocktake_lines_product_id_fkey stocktake_lines_counted_by_fkey counted_units_are_never_negative
    a_difference_has_a_known_reason stocktake_lines_are_never_deleted
    lines_are_counted_while_a_stocktake_is_open`,
  bonus_balances: `
    bonus_balances_pkey bonus_balances_customer_id_fkey the_balance_is_written_by_the_ledger`,
  bonus_ledger: `
    bonus_ledger_pkey bonus_ledger_customer_id_fkey bonus_ledger_staff_id_fkey
    the_bonus_ledger_is_append_only bonus_moves_once_per_order_reason_and_cause one_welcome_bonus_per_customer
    a_cause_is_a_plain_word only_an_order_has_a_cause points_are_earned_without_a_cause
    a_bonus_reason_is_known an_adjustment_names_staff_and_why an_order_moves_bonus_for_its_own_reasons
    an_order_moves_the_bonus_of_its_customer points_go_the_way_of_their_reason`,
  codes: `
    codes_pkey codes_set_id_fkey codes_created_by_fkey a_code_is_not_in_a_set_of_itself a_code_note_has_1_to_200_signs
    a_code_version_is_counted_from_1 a_code_is_in_upper_case a_code_kind_is_known a_code_takes_something_off
    a_code_ends_after_it_starts a_limit_allows_at_least_one_use a_code_is_limited_from_the_start_or_never
    uses_are_written_by_code_uses a_new_code_is_unused`,
  code_uses: `
    code_uses_pkey code_uses_order_id_fkey code_uses_are_never_deleted a_held_code_stays_with_its_order
    a_settled_use_stays_settled a_code_use_status_is_known a_settled_use_has_its_time`,
  invoices: `
    invoices_pkey invoices_order_id_fkey one_open_invoice_per_order a_closed_invoice_stays_closed
    an_invoice_keeps_its_facts a_closed_invoice_has_its_time a_watched_invoice_was_given_up a_provider_gives_an_id_to_one_invoice
    a_reference_names_one_invoice a_token_is_kept_as_its_sha256 an_invoice_belongs_to_one_order
    a_callback_token_names_one_invoice an_invoice_is_for_money an_invoice_provider_is_known an_invoice_status_is_known deeplinks_are_a_list
    unknown_answers_have_a_first_one unknown_answers_are_counted`,
  bank_statements: `
    bank_statements_pkey bank_statements_imported_by_fkey bank_statements_are_frozen a_file_is_imported_once
    a_statement_is_kept_as_its_sha256 a_bank_is_a_plain_word a_statement_file_has_a_name a_statement_has_rows`,
  listed_payments: `
    a_listed_payment_exists_once a_listed_payment_is_above_zero a_listed_payment_has_an_id a_listing_provider_is_known`,
  day_closings: `
    day_closings_pkey day_closings_closed_by_fkey day_closings_are_frozen a_day_is_over_when_it_is_closed
    closed_sums_are_by_method a_closed_difference_has_a_reason`,
  bank_rows: `
    bank_rows_pkey bank_rows_statement_id_fkey bank_rows_order_id_fkey bank_rows_payment_id_fkey bank_rows_decided_by_fkey
    bank_rows_are_never_deleted a_bank_row_exists_once one_bank_row_per_payment a_bank_row_is_kept_as_its_sha256
    a_bank_row_moves_money a_bank_row_decision_is_known money_that_left_is_no_income a_pending_decision_has_its_moment
    a_pending_decision_names_who a_confirmed_bank_row_is_a_payment only_a_decision_names_an_order an_expected_outcome_is_known
    bank_row_versions_count_up a_bank_row_keeps_its_facts a_confirmed_bank_row_stays_confirmed
    a_change_of_a_bank_row_counts_up`,
  payments: `
    payments_pkey payments_order_id_fkey payments_staff_id_fkey one_matched_payment_per_order
    payments_are_never_deleted a_payment_keeps_its_facts a_new_payment_is_not_refunded
    refunded_is_written_by_refunds the_same_money_is_counted_once a_payment_and_its_invoice_are_of_one_order
    a_payment_has_the_providers_id a_payment_is_above_zero a_payment_is_noticed_somehow
    a_payment_is_of_one_order a_payment_outcome_is_known a_payment_provider_is_known
    an_invoice_tells_the_order only_unknown_money_has_no_order only_transfers_come_in_parts
    refunds_never_exceed_the_payment`,
  refunds: `
    refunds_pkey refunds_order_id_fkey refunds_payment_id_fkey refunds_finished_by_fkey
    refunds_requested_by_fkey refunds_are_never_deleted a_done_refund_stays_done
    a_finished_refund_has_its_time a_refund_adds_up a_refund_closes_with_a_proof
    a_refund_gives_something_back a_refund_instrument_is_known a_refund_is_of_its_payments_order
    a_refund_reason_is_known a_refund_status_is_known deductions_are_never_negative
    only_a_refund_of_unknown_money_has_no_order a_refund_is_of_its_requests_order only_an_order_is_asked_for
    an_asked_refund_has_an_account only_a_cancelled_order_pays_fees only_staff_say_unavailable`,
  refund_requests: `
    refund_requests_pkey refund_requests_order_id_fkey refund_requests_are_never_deleted
    a_request_is_of_one_order a_request_keeps_what_was_asked a_request_status_is_known
    a_settled_request_has_its_time a_settled_request_stays_settled a_declined_request_says_why
    points_of_a_request_are_never_negative a_note_has_1_to_300_signs`,
  refund_lines: `
    refund_lines_pkey refund_lines_are_frozen a_refunded_line_is_of_its_requests_order
    a_refunded_line_is_a_line_of_the_order a_refunded_line_has_at_least_one_piece a_refunded_line_is_never_negative`,
  receipts: `
    receipts_pkey receipts_order_id_fkey receipts_corrects_receipt_id_fkey one_receipt_in_force_per_order
    one_receipt_on_its_way_per_order a_failed_receipt_has_its_time receipt_attempts_are_never_negative a_receipt_has_lines
    a_district_code_is_four_digits a_consumer_number_is_eight_digits only_a_person_has_a_consumer_number
    a_correction_corrects_another a_receipt_keeps_its_facts
    a_receipt_is_corrected_once receipts_are_never_deleted a_bill_id_is_33_digits a_bill_id_is_unique
    a_receipt_is_for_money a_receipt_kind_is_known a_receipt_status_is_known
    a_registered_receipt_has_id_and_date a_registered_receipt_is_not_in_doubt a_suffix_is_unique_within_the_day a_tin_is_11_to_14_digits
    a_voided_receipt_has_its_time only_an_organisation_has_a_tin taxes_are_a_part_of_the_total`,
  notifications: `
    notifications_pkey notifications_customer_id_fkey one_event_sends_one_message a_channel_is_known
    a_message_goes_somewhere a_message_status_is_known a_secret_does_not_outlive_the_sending
    a_sent_message_has_its_time an_email_has_a_subject a_noted_failure_names_no_address attempts_are_never_negative
    a_skipped_message_says_why`,
  payment_list_comparisons: `
    payment_list_comparisons_pkey a_compared_provider_is_known a_list_is_kept_from_before_its_end`,
  notice_budgets: `
    notice_budgets_pkey a_budget_counts_what_was_told a_recipient_is_hashed`,
  contact_messages: `
    contact_messages_pkey contact_messages_customer_id_fkey contact_messages_handled_by_fkey
    a_handled_message_names_who a_message_has_1_to_200_signs a_title_has_1_to_50_signs`,
  idempotent_replies: `
    a_key_is_used_once_by_a_customer idempotent_replies_customer_id_fkey a_key_has_8_to_64_signs
    a_body_is_kept_as_its_sha256`,
  audit_log: `
    audit_log_pkey audit_log_staff_id_fkey audit_log_customer_id_fkey an_entry_names_action_and_subject
    an_event_occurs_at_least_once only_security_events_are_merged one_actor_did_it a_security_event_has_one_row_a_minute
    the_audit_log_is_not_emptied`,
};

/** Tables that no customer call writes: staff and the seed write shelves, goods, pages and places; the rest is derived. */
export const notWrittenByCustomers = `
  districts event_products events failed_jobs featured_products holidays home_banners product_sales sale_hours delivered_hours order_step_counts worker_findings process_heartbeats report_days report_goods report_methods report_stock
  report_products product_speeds
  front_page_pictures front_page_versions
  khoroo_classes lenders order_step_times photo_banners picture_lists picture_uploads pickup_places price_letters_state product_images
  product_models_3d product_prices removed_pictures
  room_products rooms popular_searches search_dirty search_docs search_queries search_spans search_state search_sums search_terms search_texts settings sms_pace
  special_offers`;
