import './info-table.css';
import './terms-section-body.css';
import { Link } from 'react-router';
import type { TermsSection, TermsTable } from './terms-section.ts';
import { unbroken } from './unbroken.ts';

/** The clauses with their numbers for citation, and the table that belongs to them. */
export function TermsSectionBody({ section, number }: { section: TermsSection; number: number }) {
  const { clauses, table, more } = section;
  return (
    <div className="clauses">
      <ol>
        {clauses.map((clause, n) => (
          <li key={clause}>
            <span className="clauses__number">
              {number}.{n + 1}
            </span>
            <p>{unbroken(clause)}</p>
          </li>
        ))}
      </ol>
      {table && <Table table={table} />}
      {more && (
        <p>
          <Link className="link clauses__more" to={more.to}>
            {more.text}
          </Link>
        </p>
      )}
    </div>
  );
}

function Table({ table: { caption, head, rows } }: { table: TermsTable }) {
  return (
    <div className="info-table-room clauses__table">
      <table className="info-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, n) => (
                <td key={head[n + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
