import { useQuery } from '@tanstack/react-query';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Panel } from '../../parts/panel.tsx';
import { choicesQuery } from '../products/public.ts';
import { CostField } from './cost-field.tsx';
import { NumberField } from './number-field.tsx';
import type { Product } from './product-query.ts';

interface FactsProps {
  saved: Product;
  product: Product['product'];
  model: Product['model'];
  /** Undefined for members who may not see it. */
  cost: number | null | undefined;
  onProduct: (typed: Partial<Product['product']>) => void;
  onModel: (typed: Partial<Product['model']>) => void;
  onCost: (fen: number | null) => void;
}

const LEAST_BONUS = 3;
const digits = (typed: string): string | null => typed.replace(/\D/g, '') || null;

/** Names, shelf, codes and other fields of one colour. */
export function FactsPanel({ saved, product, model, cost, onProduct, onModel, onCost }: FactsProps) {
  const choices = useQuery(choicesQuery).data;
  return (
    <Panel title="Нэр, код" note={formatProductCode(saved.code)}>
      <div className="product__fields">
        <Field className="product__wide" label="Жагсаалтын нэр">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={200}
              value={product.name}
              onChange={({ target }) => onProduct({ name: target.value })}
            />
          )}
        </Field>
        <Field label="Загварын нэр">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={200}
              value={model.name}
              onChange={({ target }) => onModel({ name: target.value })}
            />
          )}
        </Field>
        <Field label="Юу вэ">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={200}
              value={model.product_type}
              onChange={({ target }) => onModel({ product_type: target.value })}
            />
          )}
        </Field>
        <Field label="Ангилал">
          {(ties) => (
            <Select
              {...ties}
              value={model.sub_category}
              onChange={({ target }) => onModel({ sub_category: Number(target.value) })}
            >
              {choices?.sub_categories.map(({ id, name, category }) => (
                <option key={id} value={id}>
                  {category}, {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Брэнд">
          {(ties) => (
            <Select {...ties} value={model.brand} onChange={({ target }) => onModel({ brand: Number(target.value) })}>
              {choices?.brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Зураасан код">
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              maxLength={14}
              value={product.bar_code ?? ''}
              onChange={({ target }) => onProduct({ bar_code: digits(target.value) })}
            />
          )}
        </Field>
        <Field label="Татварын ангилал" help="7 орон; хоосон бол ангиллынх">
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              maxLength={7}
              value={product.tax_classification ?? ''}
              onChange={({ target }) => onProduct({ tax_classification: digits(target.value) })}
            />
          )}
        </Field>
        <Field label="Гаалийн код">
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              maxLength={10}
              value={product.customs_code ?? ''}
              onChange={({ target }) => onProduct({ customs_code: digits(target.value) })}
            />
          )}
        </Field>
        <NumberField
          label="Бонус, %"
          value={product.bonus_percent}
          onChange={(percent) => onProduct({ bonus_percent: percent ?? LEAST_BONUS })}
        />
        {cost !== undefined && <CostField fen={cost} onChange={onCost} />}
      </div>
      <Checkbox
        label="Гэр бүлийн үнэ"
        checked={product.is_family_price}
        onChange={({ target }) => onProduct({ is_family_price: target.checked })}
      />
    </Panel>
  );
}
