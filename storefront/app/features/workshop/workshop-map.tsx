import { useState } from 'react';
import { MapButton, type MapChoice } from '../shipping/public.ts';
import { WorkshopRow, WorkshopSection } from './workshop-section.tsx';

export function WorkshopMap() {
  const [pin, setPin] = useState<MapChoice | null>(null);
  return (
    <WorkshopSection title="Газрын зураг">
      <WorkshopRow label="Хаяг тэмдэглэх">
        <MapButton value={pin} onChoose={setPin} threeWords={false} credit="© Туршилтын зураг" />
        <output aria-label="Тэмдэглэсэн газар">{pin === null ? 'Тэмдэглээгүй' : JSON.stringify(pin)}</output>
      </WorkshopRow>
    </WorkshopSection>
  );
}
