import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { CountByHand } from './count-by-hand.tsx';
import { CountList } from './count-list.tsx';
import { LastCounted } from './last-counted.tsx';
import { MissedScans } from './missed-scans.tsx';
import { ScanBox } from './scan-box.tsx';
import type { Stocktake } from './stocktake-query.ts';
import { useScans } from './use-scans.ts';
import { useStocktake } from './use-stocktake.ts';

/** The count: each label that is read adds one unit. The page does not show the system's figures. */
export function Counting({ stocktake: { id, version, lines } }: { stocktake: Stocktake }) {
  const navigate = useNavigate();
  const scans = useScans(useStocktake(id));
  const finish = useStocktake(id);
  const [isByHand, setByHand] = useState(false);
  const counted = lines.filter(({ belongs, units }) => belongs && units !== null);
  const expected = lines.filter(({ belongs }) => belongs);
  const units = counted.reduce((sum, line) => sum + (line.units ?? 0), 0);
  const last = lines.find(({ code }) => code === scans.last);
  const pause = () => void navigate('/stock');
  const end = () => !finish.isPending && finish.mutate({ does: 'finish', version });
  useKeys([
    { key: 'G', does: 'гараар тоо бичих', press: () => setByHand(true) },
    { key: 'P', does: 'түр зогсоох', press: pause },
    { key: 'Ctrl Enter', does: 'тоолж дууслаа', press: end },
  ]);
  return (
    <>
      <div className="stocktake">
        <div className="stocktake__scan">
          <ScanBox onScan={scans.add} onUnknown={scans.unknown} />
          <MissedScans missed={scans.missed} onRead={scans.read} />
          {last !== undefined && (
            <LastCounted line={last} onAdd={() => scans.add(last.code)} onSet={(next) => scans.set(last.code, next)} />
          )}
        </div>
        <div>
          {lines.length === 0 ? (
            <p className="panel stock__none">Энэ тавиурт бүртгэсэн бараа алга. Уншсан бүхэн энд бүртгэгдэнэ.</p>
          ) : (
            <CountList
              lines={[...expected, ...lines.filter(({ belongs }) => !belongs)]}
              onChoose={scans.choose}
              onEmpty={(code) => scans.set(code, 0)}
            />
          )}
          <p className="stocktake__sum">
            <span>
              Тоолсон <b>{units}</b> ш, {expected.length} бараанаас {counted.length} нь дууссан
            </span>
            <span className="soft">Системийн тоо тоолж дууссаны дараа харагдана</span>
          </p>
        </div>
      </div>
      {finish.isError && <Note kind="bad" title={reasonOf(finish.error)} />}
      <footer className="stocktake__foot">
        <Button size="l" busy={finish.isPending} onClick={end}>
          Тоолж дууслаа <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
        <Button kind="outline" icon={<Icon name="keyboard" />} onClick={() => setByHand(true)}>
          Гараар <Kbd>G</Kbd>
        </Button>
        <Button kind="outline" onClick={pause}>
          Түр зогсоох <Kbd>P</Kbd>
        </Button>
      </footer>
      {isByHand && <CountByHand code="" title="Гараар" onCount={scans.set} onClose={() => setByHand(false)} />}
    </>
  );
}
