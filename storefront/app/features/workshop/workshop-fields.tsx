import { formatTug } from '@tokhi/rules/money/money';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Radio } from '@tokhi/ui/form/radio.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { RangeSlider } from '@tokhi/ui/slider/range-slider.tsx';
import { useState } from 'react';
import { WorkshopRow, WorkshopSection } from './workshop-section.tsx';

export function WorkshopFields() {
  return (
    <WorkshopSection title="Талбар, сонголт">
      <div className="workshop__columns">
        <Field label="Нэр">{(ties) => <TextInput {...ties} defaultValue="Номин Батболд" />}</Field>
        <Field label="Утас" error="8 оронтой дугаар оруулна уу. Одоо 7 орон байна.">
          {(ties) => <TextInput {...ties} type="tel" inputMode="numeric" defaultValue="9911 202" />}
        </Field>
        <Field label="Нууц үг" help="Үсэг, тоо хольж болно.">
          {(ties) => <TextInput {...ties} type="password" placeholder="Багадаа 8 тэмдэгт" />}
        </Field>
        <Field label="Имэйл">{(ties) => <TextInput {...ties} type="email" value="nomin@example.mn" disabled />}</Field>
        <Field label="Дүүрэг">
          {(ties) => (
            <Select {...ties}>
              <option>Сүхбаатар</option>
              <option>Чингэлтэй</option>
              <option>Хан-Уул</option>
            </Select>
          )}
        </Field>
        <Field label="Захиас" optional>
          {(ties) => <TextArea {...ties} placeholder="Орцны код, давхар" />}
        </Field>
        <div>
          <Checkbox label="KHANGAI" count={38} defaultChecked />
          <Checkbox label="ORGIL" count={14} />
          <Checkbox label="Ногоон" count={9} />
          <Checkbox label="GOVI" count={0} disabled />
        </div>
        <div>
          <Radio name="receive" label="Хүргүүлж авах" defaultChecked />
          <Radio name="receive" label="Өөрөө очиж авах" />
          <Radio name="receive" label="Онгоцоор" disabled />
        </div>
        <PriceRange />
      </div>
      <Counts />
      <WorkshopRow label="Жагсаалтын эрэмбэ">
        <Select compact aria-label="Эрэмбэлэх">
          <option>Эрэлттэй нь эхэндээ</option>
          <option>Хямд нь эхэндээ</option>
        </Select>
      </WorkshopRow>
    </WorkshopSection>
  );
}

function PriceRange() {
  const [value, setValue] = useState<[number, number]>([800_000, 3_500_000]);
  return (
    <div>
      <RangeSlider
        label="Үнэ"
        min={0}
        max={4_000_000}
        step={100}
        value={value}
        onChange={setValue}
        onCommit={setValue}
        format={formatTug}
      />
      <p className="nowrap">
        {formatTug(value[0])} – {formatTug(value[1])}
      </p>
    </div>
  );
}

function Counts() {
  const [count, setCount] = useState(1);
  return (
    <WorkshopRow label="Тоо ширхэг">
      <Stepper label="Тоо ширхэг" value={count} min={1} max={5} onChange={setCount} />
      <Stepper label="Тоо ширхэг, том" value={count} min={1} max={5} onChange={setCount} large />
    </WorkshopRow>
  );
}
