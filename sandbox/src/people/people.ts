/** Somebody who has an account at Google and at Facebook. */
export interface Person {
  /** What the provider calls the account, for ever; the e-mail may change hands. */
  id: string;
  name: string;
  /** Null: has none, or does not tell it. */
  email: string | null;
  /** What Google says of it; Facebook says nothing. */
  isEmailProven: boolean;
}

export interface People {
  all(): readonly Person[];
  find(id: string): Person | undefined;
  add(person: Omit<Person, 'id'>): Person;
}

const ALWAYS_THERE: readonly Person[] = [
  { id: '100000000000000000001', name: 'Болд Батбаяр', email: 'bold@people.example', isEmailProven: true },
  { id: '100000000000000000002', name: 'Сараа Дорж', email: 'saraa@people.example', isEmailProven: false },
  { id: '100000000000000000003', name: 'Тэмүүлэн', email: null, isEmailProven: false },
];

/** In memory and bounded, as the mailbox: who was typed in first goes first. */
const KEPT = 1_000;

export function createPeople(): People {
  const typed: Person[] = [];
  let last = 0;
  return {
    all: () => [...ALWAYS_THERE, ...typed],
    find: (id) => [...ALWAYS_THERE, ...typed].find((person) => person.id === id),
    add(person) {
      last += 1;
      const added = { ...person, id: `2${String(last).padStart(20, '0')}` };
      typed.push(added);
      if (typed.length > KEPT) typed.shift();
      return added;
    },
  };
}
