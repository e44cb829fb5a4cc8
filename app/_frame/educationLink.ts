import { education } from '@/content/education';
import type { Link } from '@/content/navigation';
import { href } from '@/content/site';

/** The page above the course and everything it leads to. */
export const educationLink: Link = { label: education.title, url: href('/education') };
