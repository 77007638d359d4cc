import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { DraftAttribute } from './changed-shelf.ts';

interface AttributeValuesProps {
  name: string;
  values: DraftAttribute['values'];
  onChange: (values: DraftAttribute['values']) => void;
}

/** The values of a specification in the order of the filter. */
export const AttributeValues = ({ name, values, onChange }: AttributeValuesProps) => (
  <div className="attributes__values">
    {values.map((one, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a new value has no number yet, and its place is its key
      <span key={at} className="attributes__value">
        <TextInput
          aria-label={`${name}, утга ${at + 1}`}
          maxLength={100}
          value={one.value}
          onChange={({ target }) =>
            onChange(values.map((other, index) => (index === at ? { ...other, value: target.value } : other)))
          }
        />
        <IconButton
          label={`${name}, утга ${at + 1} хасах`}
          onClick={() => onChange(values.filter((_, index) => index !== at))}
        >
          <Icon name="x" />
        </IconButton>
      </span>
    ))}
    <Button
      kind="outline"
      size="s"
      icon={<Icon name="plus" />}
      onClick={() => onChange([...values, { id: null, value: '' }])}
    >
      Утга
    </Button>
  </div>
);
