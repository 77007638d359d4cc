-- The audit page finds rows by who, what, when and about what, newest first (record 211). The security events of customers are not
-- on it: a flood of refused sign-ins must not stand between two rows of staff, so its lists have indexes without them.

drop index audit_log_by_time;
drop index audit_log_by_member;

create index audit_log_by_moment on audit_log (created_at desc, id desc)
  where not is_security_event or subject_kind = 'staff';
create index audit_log_by_action on audit_log (action, created_at desc, id desc)
  where not is_security_event or subject_kind = 'staff';
-- Also the index of the foreign key, which leaves nothing out.
create index audit_log_by_member on audit_log (staff_id, created_at desc, id desc);
create index audit_log_about on audit_log (subject_id, created_at desc, id desc);
