import './suggestion-list.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { removeSearch } from '../../local/searches.ts';
import { squarePicture } from '../../pictures/square-picture.ts';
import type { Option, ProductOption, Suggestions, WordOption } from './suggestions.ts';
import { typedPart } from './typed-part.ts';

interface SuggestionListProps {
  typed: string;
  suggestions: Suggestions;
  /** Shown if nothing is like the typed text. */
  nothing: string;
  /** The option selected with the arrow keys. */
  active: string | undefined;
  onChoose: (option: Option) => void;
}

/** The list under the search box. The focus stays in the box; options are links for the pointer. */
export function SuggestionList({ typed, suggestions, nothing, active, onChoose }: SuggestionListProps) {
  const { words, recent, popular, elsewhere, subs, products, all } = suggestions;
  const as = (option: Option, className: string) => ({
    id: option.id,
    to: option.to,
    role: 'option',
    tabIndex: -1,
    'aria-selected': option.id === active,
    className: option.id === active ? `${className} ${className}--on` : className,
    onClick: () => onChoose(option),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus of a combobox stays in its input
    <div
      className={products.length === 0 ? 'suggest suggest--narrow' : 'suggest'}
      id="suggestions"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> or <datalist> holds no links and pictures
      role="listbox"
      aria-label="Хайлтын санал"
      // A press must not take the focus out of the box, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="suggest__words">
        {/* A listbox has options only; the box itself tells a screen reader. */}
        {elsewhere.length > 0 && (
          <p className="suggest__none" aria-hidden="true">
            {nothing}
          </p>
        )}
        <Group title="Хайлт" options={words}>
          {words.map((word) => (
            <Link key={word.id} {...as(word, 'suggest__word')}>
              <Icon name="search" />
              <Marked text={word.text} typed={typed} />
            </Link>
          ))}
        </Group>
        <Group title="Сүүлд хайсан" options={recent}>
          {recent.map((word) => (
            <div key={word.id} className="suggest__recent">
              <Link {...as(word, 'suggest__word')}>
                <Icon name="history" />
                <Marked text={word.text} typed={typed} />
              </Link>
              <RemoveSearch word={word} />
            </div>
          ))}
        </Group>
        <Group title="Түгээмэл хайлт" options={popular}>
          {popular.map((word) => (
            <Link key={word.id} {...as(word, 'suggest__word')}>
              <Icon name="trending-up" />
              <span className="suggest__text">{word.text}</span>
            </Link>
          ))}
        </Group>
        {elsewhere.map((option) => (
          <Link key={option.id} {...as(option, 'suggest__all')}>
            {option.text}
          </Link>
        ))}
        <Group title="Ангилал" options={subs}>
          {subs.map((sub) => (
            <Link key={sub.id} {...as(sub, 'suggest__word')}>
              <Icon name="layout-grid" />
              <Marked text={sub.text} typed={typed} />
              <span className="suggest__total">{sub.total}</span>
            </Link>
          ))}
        </Group>
      </div>
      {products.length > 0 && (
        <div className="suggest__goods">
          <Group title="Бараа" options={products}>
            {products.map((product) => (
              <Link key={product.id} {...as(product, 'suggest__product')}>
                <ProductLine product={product} />
              </Link>
            ))}
          </Group>
          {all.map((option) => (
            <Link key={option.id} {...as(option, 'suggest__all')}>
              «{option.text}» хайлтын бүх илэрц
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}

function Group({ title, options, children }: { title: string; options: Option[]; children: ReactNode }) {
  return options.length === 0 ? null : (
    // A group of options: a fieldset is not allowed in a listbox.
    /* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above */ // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={title} className="suggest__group">
      <p className="suggest__title" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

/** For the pointer; the keyboard has the Delete key. A listbox has options only, so it is hidden from screen readers. */
function RemoveSearch({ word }: { word: WordOption }) {
  return (
    <button
      type="button"
      className="suggest__forget"
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => removeSearch(word.text)}
    >
      <Icon name="x" />
    </button>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const part = typedPart(text, typed);
  return (
    <span className="suggest__text">
      {part === null ? (
        text
      ) : (
        <>
          {part.before}
          <mark>{part.hit}</mark>
          {part.after}
        </>
      )}
    </span>
  );
}

function ProductLine({ product }: { product: ProductOption }) {
  const { name, about, image, price } = product;
  return (
    <>
      <ImageWell className="suggest__well" picture={squarePicture(image)} alt="" sizes="72px" />
      <span className="suggest__about">
        <b>{name}</b>
        <span>{about}</span>
      </span>
      <b className={`suggest__price suggest__price--${price.kind}`}>{formatTug(price.nowTug)}</b>
    </>
  );
}
