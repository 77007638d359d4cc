import { escapeHtml, page } from '../html.ts';
import type { People, Person } from './people.ts';

const said = ({ email, isEmailProven }: Person): string =>
  email === null ? 'no e-mail' : `${escapeHtml(email)}${isEmailProven ? '' : ' (not verified)'}`;

/** A provider's account chooser. Every choice is a button of one form, posted to the page's own address. */
export const choosePage = (title: string, people: People): string =>
  page(
    title,
    `<form method="post"><ul>${people
      .all()
      .map(
        (person) =>
          `<li><button name="person" value="${person.id}">${escapeHtml(person.name)}</button> ${said(person)}</li>`,
      )
      .join('')}</ul><button name="cancel" value="1">Cancel</button></form>
<h2>Somebody else</h2>
<form method="post"><p><label>Name <input name="name" value="Номин"></label>
<label>E-mail <input name="email" type="email"></label>
<label><input name="proven" type="checkbox" value="1" checked> verified</label>
<button>Continue</button></p></form>`,
  );

/** The person chosen or typed in; null for a cancellation. */
export function chosenPerson(people: People, form: URLSearchParams): Person | null {
  if (form.has('cancel')) return null;
  const known = people.find(form.get('person') ?? '');
  if (known) return known;
  const email = form.get('email')?.trim().toLowerCase() ?? '';
  return people.add({
    name: form.get('name') ?? '',
    email: email === '' ? null : email,
    isEmailProven: form.has('proven'),
  });
}
