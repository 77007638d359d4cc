/** A person with an account at Google and at Facebook. */
export interface Person {
  /** The provider's permanent id of the account; the email may pass to somebody else. */
  id: string;
  name: string;
  /** Null: there is none, or it is not shared. */
  email: string | null;
  /** Known from Google; Facebook does not send it. */
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

/** In memory and limited, like the mailbox: the oldest is dropped first. */
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
