import Link from 'next/link';

export const dynamicParams = false;

export const generateStaticParams = () => [{ id: '1' }, { id: '2' }];

export default async function Page({ params }) {
  const { id } = await params;
  return (
    <main>
      <h1>News {id}</h1>
      <Link href="/">Text</Link>
    </main>
  );
}
