import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { useEffect, useReducer, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateIslands } from './hydrateIslands';

const people = [0, 1, 2];
const ratings = ['1', '2', '3'];
const tabs = ['Length', 'Hemline', 'Pockets'];

interface State {
  person: number;
  votes: Readonly<Record<number, string>>;
  chosen?: string;
  isChanging: boolean;
  isAsking: boolean;
  tab: string;
}

/** Named after the pressed control, the chosen number, or the tab and the key pressed on it. */
interface Action {
  control: string;
  key?: string;
}

const isRated = ({ person, votes, isChanging }: State) => person in votes && !isChanging;

const listButtons = (state: State) => [
  ...(isRated(state) ? ['Next person', 'Change rating'] : ['Submit']),
  'Previous',
  'Next',
  ...(state.isAsking ? ['Yes, clear all', 'Keep them'] : ['Clear']),
];

const empty: State = { person: 0, votes: {}, isChanging: false, isAsking: false, tab: 'Length' };

/** What the page does once it is hydrated. */
function act(state: State, { control, key }: Action): State {
  const goTo = (person: number) =>
    person in people ? { ...state, person, chosen: undefined, isChanging: false } : state;
  if (tabs.includes(control)) {
    const step = { ArrowRight: 1, ArrowLeft: 2 }[key ?? ''] ?? 0;
    return { ...state, tab: tabs[(tabs.indexOf(control) + step) % tabs.length] ?? '' };
  }
  if (ratings.includes(control)) return { ...state, chosen: control, isChanging: true };
  if (!listButtons(state).includes(control)) return state;
  switch (control) {
    case 'Submit':
      return state.chosen === undefined
        ? state
        : {
            ...state,
            votes: { ...state.votes, [state.person]: state.chosen },
            person: Math.min(state.person + 1, people.length - 1),
            chosen: undefined,
            isChanging: false,
          };
    case 'Previous':
      return goTo(state.person - 1);
    case 'Change rating':
      return { ...state, isChanging: true };
    case 'Clear':
      return { ...state, isAsking: true };
    case 'Yes, clear all':
      return { ...state, votes: {}, isAsking: false };
    case 'Keep them':
      return { ...state, isAsking: false };
    default:
      return goTo(state.person + 1);
  }
}

let stored: State['votes'] = {};
let shown = empty;

/** Like the rating game, the button that clears what is stored, and the tabs of a dashboard. */
function Example() {
  const [state, dispatch] = useReducer(
    (current: State, action: Action | Pick<State, 'votes'>) =>
      'votes' in action ? { ...current, ...action } : act(current, action),
    empty,
  );
  const form = useRef<HTMLFormElement>(null);
  const readChoice = () => {
    const chosen = form.current && new FormData(form.current).get('rating');
    return chosen === null ? undefined : String(chosen);
  };
  useEffect(() => {
    dispatch({ votes: stored });
    const control = readChoice();
    if (control) dispatch({ control });
  }, []);
  useEffect(() => {
    shown = { ...state, chosen: readChoice() };
  });
  useEffect(() => {
    document.getElementById('example')?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  const onPress = (control: string) => () => {
    // The form is the truth of what is chosen.
    if (control !== 'Submit' || readChoice() === state.chosen) dispatch({ control });
  };
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <p>Rate this person</p>
      <fieldset key={`${state.person} ${Object.values(state.votes).join('')}`}>
        {ratings.map((rating) => (
          <label key={rating}>
            <input
              type="radio"
              name="rating"
              value={rating}
              onChange={() => dispatch({ control: rating })}
            />
            {rating}
          </label>
        ))}
      </fieldset>
      {/* Without the names as keys: React uses the elements of some buttons for others. */}
      {listButtons(state).map((name, index) => (
        <button key={index} type="button" onClick={onPress(name)}>
          {name}
        </button>
      ))}
      {tabs.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          onClick={(event) => {
            event.preventDefault();
            dispatch({ control: name });
          }}
          onKeyDown={({ key }) => dispatch({ control: name, key })}
        >
          {name}
        </a>
      ))}
    </form>
  );
}

const listeners: Parameters<typeof removeEventListener>[] = [];
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const nameOf = (control: HTMLElement) => (control.closest('label') ?? control).textContent;
const listControls = () => [...document.querySelectorAll<HTMLElement>('a, button, input')];

function perform(control: HTMLElement | undefined, key?: string) {
  if (key)
    control?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  else control?.click();
}

async function openBeforeHydration() {
  jest.resetModules();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    listeners.push(args);
    add(...args);
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
    },
  });
  document.body.innerHTML = `<div id="example" data-island="">${renderToString(<Example />)}</div>`;
  await import('./loader/loader');
}

async function hydrate() {
  hydrateIslands([['example', [[Example, {}]]]]);
  while (!window.loader!.hydrated.has('example')) await nextTask();
  await nextTask();
}

function leave() {
  jest.restoreAllMocks();
  listeners.splice(0).forEach((args) => removeEventListener(...args));
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
}
afterEach(leave);

const button = fc.constantFrom(...listButtons(empty), 'Yes, clear all', 'Change rating');
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: button.map((control) => ({ control })) },
  { weight: 2, arbitrary: fc.constantFrom(...ratings).map((control) => ({ control })) },
  { weight: 1, arbitrary: fc.constantFrom(...tabs).map((control) => ({ control })) },
  {
    weight: 1,
    arbitrary: fc.record({
      control: fc.constantFrom(...tabs),
      key: fc.constantFrom('ArrowLeft', 'ArrowRight'),
    }),
  },
);

/** What a hydrated page can come to if it gets some of the actions, in order. */
function listOutcomes(actions: readonly Action[], votes: State['votes']) {
  let states = [{ ...empty, votes }];
  for (const one of actions) {
    const all = [...states, ...states.map((state) => act(state, one))];
    states = [...new Map(all.map((state) => [describeState(state), state])).values()];
  }
  return states.map(describeState);
}

const describeState = ({ person, votes, chosen, isAsking, tab }: State) =>
  JSON.stringify([person, Object.entries(votes), chosen, isAsking, tab]);

describe('what a visitor does before hydration', () => {
  it('leaves what it leaves on a hydrated page, or less, and never anything else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 8 }),
        fc.nat(8),
        fc.option(fc.nat(8)),
        fc.constantFrom<State['votes']>({}, { 0: '3' }, { 0: '3', 1: '1', 2: '2' }),
        async (actions, hydratedAt, changedAt, votes) => {
          stored = votes;
          await openBeforeHydration();
          const controls = new Map(listControls().map((control) => [nameOf(control), control]));
          for (const [index, { control, key }] of actions.entries()) {
            if (index === changedAt && index < hydratedAt)
              for (const text of document.querySelectorAll('p, button')) text.append(' (traduit)');
            if (index === hydratedAt) await hydrate();
            if (index < hydratedAt) perform(controls.get(control), key);
            else
              perform(
                listControls().find((one) => nameOf(one) === control),
                key,
              );
            if (index >= hydratedAt) await nextTask();
          }
          if (actions.length <= hydratedAt) await hydrate();
          await nextTask();
          const outcome = describeState(shown);
          leave();
          expect(listOutcomes(actions, votes)).toContain(outcome);
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});
