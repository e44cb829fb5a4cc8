import { Counter } from '../Counter';
import { Island } from '../Island';

export default function Page() {
  return (
    <main>
      <h1>Beside</h1>
      <Counter label="Outside" />
      <Island id="inside">
        <Counter label="Inside" />
      </Island>
    </main>
  );
}
