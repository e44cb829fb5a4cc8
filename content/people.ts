import { href } from './site';

export type Platform = 'x' | 'tiktok' | 'instagram';

export interface Person {
  id: number;
  /** The handle with its @, as it is shown. */
  name: string;
  /** The same without @, whatever the platform. It is also the seed of the portrait. */
  xHandle: string;
  /** A file of their own. */
  imageUrl: string;
  /** The same portrait in the file that all on the docket share. */
  docketImageUrl: string;
  /** For 40 px, in that file: closer, and without its prop. */
  smallImageUrl: string;
  displayName: string;
  platform: Platform;
  persona: string;
  profileUrl: string;
}

const profiles: Record<Platform, string> = {
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  instagram: 'https://www.instagram.com/',
};

type Entry = readonly [platform: Platform, handle: string, displayName: string, persona: string];

/** Every handle is longer than its platform has ever allowed, so nobody can own it. */
const docket: readonly Entry[] = [
  [
    'x',
    'DocketDollyUnboxesMail',
    'Dolly Manila',
    'Opens government envelopes live and rates the flaps; the contents have not come up.',
  ],
  [
    'x',
    'NapInfluencerNelson_Zzz',
    'Nelson Snoozewell',
    'Streams the decision to nap, with full deliberation, and ends the broadcast before the nap.',
  ],
  [
    'x',
    'GaryReactsToGaryReacting',
    'Gary Echoe',
    'Reacts to earlier reactions, now nine deep; what the first one was to is no longer on file.',
  ],
  [
    'x',
    'SourdoughBarnabyBulletin',
    'Barnaby Crumble',
    'Has issued a daily bulletin on one jar since 2020, and does not wish to rush the bread.',
  ],
  [
    'x',
    'HustleAtFourAMHenrietta',
    'Henrietta Dawnsworth',
    'Rises at four to post about rising at four, and is free from a quarter past.',
  ],
  [
    'x',
    'SoftLaunchSienna_Part9of',
    'Sienna Teaserby',
    'Has soft-launched one lamp in nine parts: to date the base, the cord, and a portion of the shade.',
  ],
  [
    'x',
    'TinyVanEnormousViewLou',
    'Lou Rollaway',
    'Films the view from a very small van; simps have tipped to be told which side.',
  ],
  [
    'x',
    'AuntieMabelReadsCharts',
    'Mabel Candlewick',
    'Publishes market forecasts in cross-stitch; every one, on inspection, is a hat.',
  ],
  [
    'x',
    'ApologyVideoAaron_Take7',
    'Aaron Regretz',
    'Apologizes by name to each chair bumped into on camera; simps have tipped on behalf of the chair.',
  ],
  [
    'x',
    'PlantDadPatricioRepots',
    'Patricio Ferngrove',
    'Introduces 61 plants by full legal name, and allows each a moment to be comfortable.',
  ],
  [
    'x',
    'SpreadsheetSerenaPivots',
    'Serena Cellini-Rowe',
    'Gasps at pivot tables on a regular schedule, and has never merged a cell.',
  ],
  [
    'x',
    'CouponCodeCorey_TenOff',
    'Corey Tenoff',
    'Reads coupons aloud at bedtime; listeners have tipped more than the coupons take off.',
  ],
  [
    'x',
    'ThriftHaulThaddeus_1of1',
    'Thaddeus Bobbin',
    'Presents the same cardigan from a new angle every Thursday, and calls the series a haul.',
  ],
  [
    'x',
    'QuietQuitQuentinLoudly',
    'Quentin Loudermute',
    'Quits in silence on every platform at once, and confirms receipt on each.',
  ],
  [
    'x',
    'SoloVloggerBroSaysWeGuys',
    'Devi Plural',
    'Says “we”, “bro” and “you guys”, and works alone; the second chair is for balance.',
  ],
  [
    'x',
    'BoxReviewerImaniNoItem',
    'Imani Cardboard-Void',
    'Reviews packaging to the millimeter and returns the contents unseen.',
  ],
  [
    'tiktok',
    'transition_tutorial_tamika_pt_41',
    'Tamika Wipeley',
    'Is 41 parts into a tutorial on one hand wave; the hand has been raised.',
  ],
  [
    'instagram',
    'golden.hour.gwendolyn.is.running.late',
    'Gwendolyn Duskin',
    'Arrives at every golden hour seven minutes after it, and describes the light from memory.',
  ],
  [
    'instagram',
    'flatlay_federico_moved_your_coffee_again',
    'Federico Tablescape',
    'Rearranges strangers’ breakfasts for symmetry; the toast is usually the difficulty.',
  ],
];

/** The 19 on the rating docket, in its order. All are invented. */
export const people: readonly Person[] = docket.map(
  ([platform, xHandle, displayName, persona], index) => {
    const id = index + 1;
    return {
      id,
      name: `@${xHandle}`,
      xHandle,
      imageUrl: href(`/portraits/${id}.svg`),
      docketImageUrl: href(`/portraits/docket.svg#full-${id}`),
      smallImageUrl: href(`/portraits/docket.svg#small-${id}`),
      displayName,
      platform,
      persona,
      profileUrl: profiles[platform] + xHandle,
    };
  },
);
