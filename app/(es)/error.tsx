'use client';

export { ErrorPage as default } from '../_frame/ErrorPage.client';
