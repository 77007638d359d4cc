import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { OutcomeNote } from '../../../parts/outcome-note.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { type Customer, useKeepCustomer } from '../customers-query.ts';
import { signedPoints } from './signed-points.ts';

interface WaitingCorrectionProps {
  customer: Customer;
  correction: NonNullable<Customer['correction']>;
  mayApprove: boolean;
}

/** A correction of points that one member prepared: another one approves or declines it here. */
export function WaitingCorrection({ customer, correction, mayApprove }: WaitingCorrectionProps) {
  const keep = useKeepCustomer(customer.id);
  const { approval, version } = correction;
  const finish = useMutation({
    mutationFn: (state: 'approved' | 'declined') => ask('approveBonus', { approval, version, state }),
    onSuccess: keep,
  });
  const mayFinish = mayApprove && !correction.is_mine;
  const approve = () => mayFinish && !finish.isPending && finish.mutate('approved');
  useKeys(mayFinish ? [{ key: 'Ctrl Enter', does: 'бонус батлах', press: approve }] : []);
  return (
    <div className="bonus-form">
      <OutcomeNote waits>
        <b>{signedPoints(correction.points)} оноо хоёр дахь хүний батлахыг хүлээж байна.</b> {correction.reason}.{' '}
        {correction.staff}, {momentText(correction.at)}
        {correction.is_mine && '. Та бэлтгэсэн тул өөр хүн батална'}
      </OutcomeNote>
      {finish.isError && <Note kind="bad" title={reasonOf(finish.error)} />}
      {mayFinish && (
        <p className="bonus-form__foot">
          <Button kind="outline" disabled={finish.isPending} onClick={() => finish.mutate('declined')}>
            Татгалзах
          </Button>
          <Button busy={finish.isPending} onClick={approve}>
            Батлах <Kbd inButton>Ctrl Enter</Kbd>
          </Button>
        </p>
      )}
    </div>
  );
}
