import Link from 'next/link';
import { Counter } from '../Counter';

export default function Page() {
  return (
    <main>
      <h1>Counter</h1>
      <Counter label="Count" />
      <Link href="/">Text</Link>
    </main>
  );
}
