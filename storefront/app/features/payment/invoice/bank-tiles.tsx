import './bank-tiles.css';

import { Note } from '@tokhi/ui/show/note.tsx';
import { bankMark } from './bank-mark.ts';
import { CopyButton } from './copy-button.tsx';
import { isInAppBrowser, wayOut } from './in-app-browser.ts';
import type { OpenInvoice } from './open-invoice.ts';

/** On a phone: a tile for each app, which opens with the invoice. The tiles are ours, the links are the provider's. */
export function BankTiles({ links }: { links: OpenInvoice['qpay_deeplink'] }) {
  const out = wayOut(navigator.userAgent, window.location.href);
  return (
    <div className="banks">
      {isInAppBrowser(navigator.userAgent) && (
        <Note
          kind="wait"
          title="Банкны апп эндээс нээгдэхгүй байж магадгүй"
          actions={
            <>
              {out !== null && <a href={out}>Хөтчөөр нээх</a>}
              <CopyButton what="Захиалгын холбоос" text={window.location.href}>
                Холбоос хуулах
              </CopyButton>
            </>
          }
        >
          <p>Энэ хуудсыг утасныхаа Chrome эсвэл Safari-аар нээнэ үү. Захиалга тань хэвээрээ.</p>
        </Note>
      )}
      <p>Банкны аппаа сонгоно уу</p>
      <ul className="banks__list">
        {links.map(({ name, description, link }) => (
          <li key={link}>
            <a href={link}>
              <span className="banks__mark" aria-hidden="true">
                {bankMark(description || name)}
              </span>
              <span className="banks__name">{description || name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
