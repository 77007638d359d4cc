import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import { WorkshopRow, WorkshopSection } from './workshop-section.tsx';

const Dialog = lazyPart(() => import('@tokhi/ui/overlay/dialog.tsx'), 'Dialog');
const Sheet = lazyPart(() => import('@tokhi/ui/overlay/sheet.tsx'), 'Sheet');

type Shown = 'dialog' | 'left' | 'right' | 'bottom';
const SIDES = { left: 'Зүүн самбар', right: 'Баруун самбар', bottom: 'Доод самбар' } as const;
const CHOICES = Array.from({ length: 24 }, (_, index) => `Сонголт ${index + 1}`);

export function WorkshopOverlays() {
  const [open, setOpen] = useState<Shown | null>(null);
  // An overlay stays mounted once opened, so that it can slide out.
  const [used, setUsed] = useState<Shown[]>([]);
  function show(which: Shown) {
    setUsed([...used, which]);
    setOpen(which);
  }
  const close = () => setOpen(null);
  return (
    <WorkshopSection title="Цонх, самбар, мэдэгдэл">
      <WorkshopRow label="Цонх, самбар">
        <Button kind="quiet" onClick={() => show('dialog')}>
          Цонх
        </Button>
        <Button kind="quiet" onClick={() => show('left')}>
          {SIDES.left}
        </Button>
        <Button kind="quiet" onClick={() => show('right')}>
          {SIDES.right}
        </Button>
        <Button kind="quiet" onClick={() => show('bottom')}>
          {SIDES.bottom}
        </Button>
      </WorkshopRow>
      <WorkshopRow label="Мэдэгдэл">
        <Button
          kind="quiet"
          onClick={() =>
            toastSuccess('Сагсанд нэмэгдлээ', { label: 'Буцаах', onClick: () => toastSuccess('Буцаалаа') })
          }
        >
          Амжилттай
        </Button>
        <Button kind="quiet" onClick={() => toastFailure('Одоо 2 ширхэг үлдсэн. Тоог 2 болгов.')}>
          Амжилтгүй
        </Button>
      </WorkshopRow>
      <Suspense fallback={null}>
        {used.includes('dialog') && (
          <Dialog
            open={open === 'dialog'}
            onClose={close}
            title="Сагсыг хоослох уу?"
            foot={
              <>
                <Button kind="quiet" onClick={close}>
                  Болих
                </Button>
                <Button onClick={close}>Хоослох</Button>
              </>
            }
          >
            <p>Сагсан дахь 3 бараа хасагдана. Хадгалсан бараа хэвээр үлдэнэ.</p>
          </Dialog>
        )}
        {(['left', 'right', 'bottom'] as const).map(
          (side) =>
            used.includes(side) && (
              <Sheet
                key={side}
                open={open === side}
                onClose={close}
                title={SIDES[side]}
                side={side}
                foot={
                  <>
                    <Button kind="quiet">Цэвэрлэх</Button>
                    <Button onClick={close}>64 бараа харах</Button>
                  </>
                }
              >
                {CHOICES.map((choice) => (
                  <Checkbox key={choice} label={choice} />
                ))}
              </Sheet>
            ),
        )}
      </Suspense>
    </WorkshopSection>
  );
}
