import Image from 'next/image';
import Link from 'next/link';
import picture from './picture.png';

export default function Page() {
  return (
    <main>
      <h1>Text</h1>
      <Image src={picture} alt="A square" />
      <Link href="/counter">Counter</Link>
      <Link href="/news/1">News</Link>
    </main>
  );
}
