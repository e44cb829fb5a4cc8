import { Counter } from '../Counter';
import { Island } from '../Island';

export default function Page() {
  return (
    <main>
      <h1>Inside</h1>
      <Island id="inside">
        <Counter label="Inside" />
      </Island>
    </main>
  );
}
