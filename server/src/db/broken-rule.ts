import { type Refusal, type RefusalCode, refuse } from '@tokhi/contract/texts/refusals';
import pg from 'pg';

/**
 * The refusal that a customer reads when a rule of a table rejects a write: the rules that a race or a wrong request can break. Our own
 * checks enforce every other rule (server/test/guards/rules-kept-by-checks.ts lists them), and a test fails for a rule in neither list.
 */
export const refusedBy: Readonly<Record<string, Readonly<Record<string, RefusalCode>>>> = {
  customers: {
    an_email_is_unique: 'email_taken',
  },
  customer_addresses: {
    customer_addresses_district_id_fkey: 'address_incomplete',
  },
  cart_lines: {
    cart_lines_product_id_fkey: 'product_not_found',
  },
  favourites: {
    favourites_product_id_fkey: 'product_not_found',
    // Two requests that both saw four favourites take the same fifth place.
    a_favourite_takes_a_free_place: 'favourite_limit',
    at_most_five_favourites: 'favourite_limit',
  },
  stock_alerts: {
    stock_alerts_product_id_fkey: 'product_not_found',
  },
  reviews: {
    reviews_product_id_fkey: 'product_not_found',
  },
  orders: {
    a_contact_email_has_an_at_sign: 'order_creation_failed',
    orders_district_id_fkey: 'address_incomplete',
    orders_pickup_place_id_fkey: 'delivery_not_chosen',
    orders_lender_code_fkey: 'payment_not_chosen',
    an_ended_order_is_never_revived: 'order_expired',
    the_payment_of_an_order_is_never_undone: 'order_already_paid',
    the_terms_are_frozen_by_payment: 'order_already_paid',
    contacts_are_fixed_from_delivery_on: 'contacts_fixed',
  },
  order_lines: {
    order_lines_product_id_fkey: 'product_not_found',
    lines_are_added_only_while_an_order_is_pending: 'order_already_paid',
  },
  approvals: {
    one_approval_of_a_subject_is_open: 'approval_in_work',
    another_person_finishes_it: 'second_person_required',
    a_finished_approval_stays_finished: 'changed_meanwhile',
  },
  planned_prices: {
    one_price_is_planned_for_a_moment: 'price_already_planned',
    a_finished_plan_stays_finished: 'changed_meanwhile',
  },
  front_page_versions: {
    // Two staff members schedule for the same minute, or one edits a version that is published meanwhile.
    one_front_page_is_published_at_a_minute: 'front_page_minute_taken',
    a_published_front_page_stays: 'front_page_published',
    only_a_draft_of_the_front_page_is_edited: 'front_page_scheduled',
    only_a_draft_of_the_front_page_is_deleted: 'front_page_scheduled',
  },
  change_sets: {
    a_finished_change_set_stays_finished: 'changed_meanwhile',
  },
  saved_views: {
    a_member_names_a_view_once: 'view_name_used',
  },
  staff_members: {
    // Two requests with one code, at the same moment.
    a_totp_code_works_once: 'second_factor_wrong',
    an_owner_remains: 'last_owner',
  },
  staff_roles: {
    an_owner_keeps_the_role: 'last_owner',
  },
  order_status_changes: {
    an_order_is_paid_or_ended_once: 'order_already_paid',
    a_step_is_taken_back_once: 'nothing_to_take_back',
    only_the_last_change_is_taken_back: 'nothing_to_take_back',
  },
  shipments: {
    a_shipment_name_is_unique: 'truck_name_taken',
    a_shipment_arrives_after_it_departs: 'truck_arrives_too_early',
    a_closed_truck_stays_closed: 'truck_is_closed',
  },
  shipment_orders: {
    // One staff member closes the truck while another one fills it.
    a_closed_truck_takes_no_order: 'truck_is_closed',
    a_closed_truck_keeps_its_orders: 'truck_is_closed',
  },
  batches: {
    a_batch_is_taken_back_once: 'nothing_to_take_back',
  },
  stock_levels: {
    stock_is_never_oversold: 'insufficient_stock',
  },
  bonus_balances: {
    // Two orders spend the same points: the figures of the second one are out of date.
    a_bonus_balance_is_never_negative: 'figures_changed',
  },
  refund_requests: {
    one_refund_is_asked_for_at_a_time: 'refund_in_work',
  },
  refund_lines: {
    no_piece_is_refunded_twice: 'refund_not_possible',
  },
  products: {
    // Two staff members add the same colour to a model.
    a_colour_occurs_once_in_a_model: 'colour_taken',
    // The colour was merged into another one meanwhile.
    products_colour_id_fkey: 'choice_not_found',
  },
  models: {
    // Text that a page could execute is refused, even where it is plain text: «only = 2», «javascript: …».
    a_description_runs_nothing: 'text_looks_like_code',
    a_designer_concept_runs_nothing: 'text_looks_like_code',
    care_and_materials_run_nothing: 'text_looks_like_code',
    models_brand_id_fkey: 'choice_not_found',
    // The brand was merged into another one meanwhile.
    a_merged_brand_takes_no_model: 'choice_not_found',
    a_merged_sub_category_takes_no_model: 'choice_not_found',
    a_model_is_in_a_sub_category_of_its_category: 'choice_not_found',
  },
  categories: {
    a_category_code_is_unique: 'shelf_code_taken',
  },
  sub_categories: {
    a_sub_category_code_is_unique: 'shelf_code_taken',
    sub_categories_category_id_fkey: 'shelf_not_found',
    a_merged_category_takes_no_shelf: 'shelf_not_found',
  },
  brands: {
    a_brand_slug_is_unique: 'shelf_code_taken',
    a_brand_name_is_unique: 'shelf_name_taken',
  },
  colours: {
    a_colour_name_is_unique: 'shelf_name_taken',
  },
  suppliers: {
    a_supplier_is_named_once: 'supplier_name_taken',
  },
  // A report names the shelves that it counted.
  report_goods: {
    report_goods_category_id_fkey: 'shelf_in_use',
    report_goods_brand_id_fkey: 'shelf_in_use',
  },
  report_stock: {
    report_stock_category_id_fkey: 'shelf_in_use',
  },
  product_badges: {
    a_badge_is_worn_once_at_a_time: 'badge_overlaps',
    product_badges_pkey: 'badge_overlaps',
  },
  product_specs: {
    // Somebody else has removed or merged the value meanwhile.
    a_product_has_values_of_the_specification: 'choice_not_found',
    product_specs_pkey: 'choice_not_found',
  },
  codes: {
    // The same code was entered before.
    a_code_is_unique: 'code_taken',
    a_code_is_not_used_up_twice: 'coupon_invalid',
  },
  code_uses: {
    code_uses_code_id_fkey: 'coupon_invalid',
  },
};

/**
 * The refusal for a broken rule, by the name of the rule: when two orders race for the last piece, the table refuses one of them. Undefined
 * for every other error, which is a bug or an outage.
 */
export function brokenRule(error: unknown): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const code = refusedBy[error.table ?? '']?.[error.constraint ?? ''];
  return code === undefined ? undefined : refuse(code);
}
