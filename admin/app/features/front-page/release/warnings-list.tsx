import './release.css';
import { frontPageSections, frontPageWarnings } from '@tokhi/contract/admin/front-page/front-page-words';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Icon } from '../../../icons/icon.tsx';
import type { Warning } from '../front-page-query.ts';

/** What to check before a version is published; no warning prevents it. */
export const WarningsList = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length === 0 ? (
    <p className="warnings-list__none">
      <Icon name="circle-check" /> Анхаарах зүйл алга.
    </p>
  ) : (
    <ul className="warnings-list" aria-label="Анхаарах зүйл">
      {warnings.map(({ kind, section, index, item, product }) => (
        <li key={`${kind} ${section} ${index ?? ''} ${item} ${product ?? ''}`}>
          <Icon name="triangle-alert" />
          <span>
            <b>{frontPageWarnings[kind]}</b>
            <small>
              {frontPageSections[section]}: {item}
              {product !== null && `, ${formatProductCode(product)}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
