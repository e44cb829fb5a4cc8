import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkImports } from './checkImports';

let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'imports-'));
  mkdirSync(path.join(project, 'app/news'), { recursive: true });
  mkdirSync(path.join(project, 'components'));
});
afterEach(() => rmSync(project, { recursive: true }));

const check = (source: string) => {
  writeFileSync(path.join(project, 'app/news/page.tsx'), source);
  return () => checkImports(project);
};

it.each([
  ["import Link from 'next/link';", /page\.tsx imports next\/link\. Write <a href/],
  ["import Image, {\n  type ImageProps,\n} from 'next/image';", /next\/image\. Write <img>/],
  ["const Script = dynamic(() => import('next/script'));", /next\/script\. Write an inline/],
  ["import { notFound, useRouter } from 'next/navigation';", /navigation\. Set location\.href/],
  ["'use client';\nimport { usePathname } from 'next/navigation';", /navigation\. Take the path/],
  [
    "import {\n  useSearchParams as search,\n} from 'next/navigation';",
    /navigation\. Take the path/,
  ],
  ["import dynamic from 'next/dynamic';", /next\/dynamic\. Import the code with import\(\)/],
  ["'use client';\nimport { useId, useState } from 'react';", /react\. Take an id as a prop/],
  ["'use client';\nimport { lazy } from 'react';", /react\. Import the code with import\(\)/],
])('the build stops at %s', (source, problem) => {
  expect(check(source)).toThrow(problem);
});

it('other imports are allowed, and a comment may mention a forbidden one', () => {
  expect(
    check(
      "import { notFound } from 'next/navigation';\nimport { lazy } from 'valibot';\nimport 'react';\n// next/link would need a router.\n",
    ),
  ).not.toThrow();
});
