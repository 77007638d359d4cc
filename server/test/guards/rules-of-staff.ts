// The part of rules-kept-by-checks.ts about the team, what it shares, and the search words it adds.
export const rulesOfStaff: Readonly<Record<string, string>> = {
  search_outcomes: `
    search_outcomes_pkey search_outcomes_product_id_fkey an_outcome_has_a_query_of_1_to_100_signs
    an_outcome_names_no_person outcomes_are_counted_from_1`,
  saved_views: `
    saved_views_pkey saved_views_staff_id_fkey a_view_name_has_1_to_40_signs a_sort_of_a_view_is_known
    a_filter_of_a_view_is_an_object columns_of_a_view_are_a_list`,
  staff_members: `
    staff_members_pkey a_staff_email_is_unique a_staff_email_is_in_lower_case a_staff_name_has_1_to_100_signs
    a_password_is_an_argon2id_hash a_totp_secret_is_encrypted a_confirmed_factor_has_a_secret a_factor_is_confirmed_by_a_code
    an_invitation_is_one_members an_invitation_is_kept_as_its_sha256 an_invitation_has_an_end
    a_member_is_counted_from_version_1`,
  staff_passkeys: `
    staff_passkeys_pkey staff_passkeys_staff_id_fkey a_passkey_has_a_name_of_1_to_50_signs a_counter_of_uses_is_not_negative
    a_passkey_never_counts_back`,
  staff_recovery_codes: `
    staff_recovery_codes_pkey staff_recovery_codes_staff_id_fkey a_recovery_code_is_kept_as_its_sha256
    a_recovery_code_works_once`,
  approvals: `
    approvals_pkey approvals_requested_by_fkey approvals_finished_by_fkey an_approval_is_of_a_known_kind
    an_approval_has_a_known_state an_approval_names_its_subject an_approval_says_why an_approval_expires_later
    a_finished_approval_names_who a_finished_approval_says_when an_approval_has_two_versions
    an_approval_is_approved_as_it_was_prepared approvals_are_kept`,
  staff_roles: `
    staff_roles_pkey staff_roles_staff_id_fkey a_role_is_known`,
  staff_sessions: `
    staff_sessions_pkey staff_sessions_staff_id_fkey a_token_is_kept_as_its_sha256 a_session_ends_after_it_began
    a_second_factor_follows_the_password a_staff_session_lasts_12_hours a_challenge_has_an_end`,
  inbox_items: `
    inbox_items_pkey inbox_items_assignee_fkey inbox_items_done_by_fkey an_item_names_kind_and_subject
    a_done_item_says_who_and_why a_done_reason_has_1_to_200_signs an_item_version_is_counted_from_1`,
  search_synonyms: `
    search_synonyms_pkey search_synonyms_created_by_fkey a_synonym_has_words_of_1_to_60_signs a_synonym_is_known_by_folded_keys
    a_synonym_means_something_else a_synonym_is_said_once`,
  search_pins: `
    search_pins_pkey search_pins_changed_by_fkey a_pinned_query_has_1_to_100_signs a_pinned_query_is_known_by_folded_keys
    a_query_is_pinned_once pins_are_counted_from_version_1`,
  search_pinned_products: `
    search_pinned_products_pkey search_pinned_products_pins_id_fkey search_pinned_products_product_id_fkey
    a_product_is_pinned_once_to_a_query pins_are_placed_from_1`,
  hidden_searches: `
    hidden_searches_pkey hidden_searches_staff_id_fkey a_hidden_text_has_1_to_100_signs a_reason_to_hide_has_1_to_100_signs`,
  staff_replies: `
    a_key_is_used_once_by_a_staff_member staff_replies_staff_id_fkey a_key_of_staff_has_8_to_64_signs
    a_body_of_staff_is_kept_as_its_sha256`,
};
