import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { NumberField } from './number-field.tsx';
import type { Product } from './product-query.ts';

interface SizesProps {
  saved: Product;
  product: Product['product'];
  model: Product['model'];
  onProduct: (typed: Partial<Product['product']>) => void;
  onModel: (typed: Partial<Product['model']>) => void;
}

const SIDES = [
  ['width_mm', 'Өргөн, мм'],
  ['depth_mm', 'Гүн, мм'],
  ['height_mm', 'Өндөр, мм'],
] as const;

/** Sizes of the model, specifications of the colour, and the lines of the size table. */
export function SizesPanel({ saved, product, model, onProduct, onModel }: SizesProps) {
  const chosenValue = (attribute: number) => product.specs.find((spec) => spec.attribute === attribute)?.value ?? '';
  const choose = (attribute: number, value: string) => {
    const others = product.specs.filter((spec) => spec.attribute !== attribute);
    const all = value === '' ? others : [...others, { attribute, value: Number(value) }];
    onProduct({ specs: all.toSorted((one, other) => one.attribute - other.attribute) });
  };
  const line = (at: number, next: Partial<{ name: string; value: string }>) =>
    onModel({ dimensions: model.dimensions.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const add = (
    <Button
      kind="outline"
      size="s"
      icon={<Icon name="plus" />}
      onClick={() => onModel({ dimensions: [...model.dimensions, { name: '', value: '' }] })}
    >
      Мөр
    </Button>
  );
  return (
    <Panel title="Хэмжээ, үзүүлэлт" note={`хэмжээ нь загварын ${saved.colours.length} өнгөнд хамаарна`} end={add}>
      <div className="product__fields">
        {SIDES.map(([name, label]) => (
          <NumberField key={name} label={label} value={model[name]} onChange={(value) => onModel({ [name]: value })} />
        ))}
        <Field label="Картын хэмжээ">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={100}
              value={product.dimension}
              onChange={({ target }) => onProduct({ dimension: target.value })}
            />
          )}
        </Field>
        {saved.attributes.map(({ id, name, values }) => (
          <Field key={id} label={name}>
            {(ties) => (
              <Select {...ties} value={chosenValue(id)} onChange={({ target }) => choose(id, target.value)}>
                <option value="">—</option>
                {values.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.value}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      {model.dimensions.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <div key={at} className="product__line">
          <TextInput
            aria-label={`Мөр ${at + 1}, нэр`}
            placeholder="Суудлын өндөр"
            maxLength={200}
            value={name}
            onChange={({ target }) => line(at, { name: target.value })}
          />
          <TextInput
            aria-label={`Мөр ${at + 1}, утга`}
            placeholder="45 см"
            maxLength={200}
            value={value}
            onChange={({ target }) => line(at, { value: target.value })}
          />
          <IconButton
            label={`Мөр ${at + 1} устгах`}
            onClick={() => onModel({ dimensions: model.dimensions.filter((_, index) => index !== at) })}
          >
            <Icon name="trash-2" />
          </IconButton>
        </div>
      ))}
    </Panel>
  );
}
