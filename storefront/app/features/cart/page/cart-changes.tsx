import { Icon } from '@tokhi/ui/show/icon.tsx';

/** What differs from what the visitor saw last (decision 12). */
export function CartChanges({ changes }: { changes: readonly string[] }) {
  return (
    <div aria-live="polite">
      {changes.length > 0 && (
        <div className="cart-changes">
          <Icon name="trending-down" />
          <div>
            <h2 className="cart-changes__title">Таныг сүүлд үзсэнээс хойш өөрчлөгдсөн</h2>
            <ul>
              {changes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
