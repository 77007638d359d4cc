import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Panel } from '../../../parts/panel.tsx';
import { useReveal } from '../../../parts/use-reveal.tsx';
import type { Customer } from '../customers-query.ts';

type Field = CallBody<AdminCalls['revealCustomer']>['field'];

/** Contact data, masked until «Харах», which is audited. */
export function ContactsPanel({ customer }: { customer: Customer }) {
  const { id, login, address } = customer;
  const ways = [
    ...(login.password ? ['нууц үг'] : []),
    ...(login.google ? ['Google'] : []),
    ...(login.facebook ? ['Facebook'] : []),
  ];
  return (
    <Panel className="customer__first" title="Мэдээлэл" foot={<span>«Харах» бүр түүхэнд үлдэнэ</span>}>
      <dl className="customer__facts">
        {customer.phone !== null && (
          <Fact name="Утас">
            <Masked id={id} field="phone" masked={customer.phone} name="Утас" />
          </Fact>
        )}
        {customer.phone2 !== null && (
          <Fact name="Хоёр дахь">
            <Masked id={id} field="second_phone" masked={customer.phone2} name="Хоёр дахь утас" />
          </Fact>
        )}
        <Fact name="И-мэйл">
          <Masked id={id} field="email" masked={customer.email} name="И-мэйл" />
        </Fact>
        {address !== null && (
          <Fact name="Хаяг">
            <Masked
              id={id}
              field="address"
              masked={`${address.district}${address.khoroo === null ? '' : `, ${address.khoroo}-р хороо`}, •••••`}
              name="Хаяг"
            />
          </Fact>
        )}
        <Fact name="И-баримт">{customer.register === null ? 'Хувь хүн' : `Байгууллага, ${customer.register}`}</Fact>
        <Fact name="Нэвтрэх">{ways.length === 0 ? 'и-мэйлийн код' : ways.join(', ')}</Fact>
      </dl>
    </Panel>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="customer__fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Masked({ id, field, masked, name }: { id: number; field: Field; masked: string; name: string }) {
  const reveal = useReveal((reason) =>
    reason === null ? ask('revealCustomer', { id, field }) : ask('revealCustomerWithReason', { id, field, reason }),
  );
  if (reveal.value !== null) return <b>{reveal.value}</b>;
  return (
    <>
      {masked}
      {reveal.mayReveal && (
        <Button kind="quiet" size="s" aria-label={`${name}: харах`} busy={reveal.isPending} onClick={reveal.press}>
          Харах
        </Button>
      )}
      {reveal.error !== null && <small>{reasonOf(reveal.error)}</small>}
      {reveal.dialog}
    </>
  );
}
