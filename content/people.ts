import { href } from './site';

export type PlatformId = 'x' | 'tiktok' | 'instagram';

export interface Person {
  id: number;
  /** The handle with its @. */
  name: string;
  /** The handle without its @, on any platform; the recipe for the portrait has the same key. */
  xHandle: string;
  /** A file with this portrait alone. */
  imageUrl: string;
  /** The portrait within the file of all portraits. */
  spriteImageUrl: string;
  /** The portrait in the file of all portraits, cropped for 40 px. */
  smallImageUrl: string;
  displayName: string;
  platform: PlatformId;
  persona: string;
  profileUrl: string;
}

const profileAddresses: Record<PlatformId, string> = {
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  instagram: 'https://www.instagram.com/',
};

type PersonTuple = readonly [
  platform: PlatformId,
  handle: string,
  displayName: string,
  persona: string,
];

/**
 * Every handle is longer than its platform has ever allowed, so that no real account can have it.
 */
const personTuples: readonly PersonTuple[] = [
  [
    'x',
    'DocketDollyUnboxesMail',
    'Dolly Binder',
    'Opens official mail live. Being told what is owed is free; being told gently is $5.00.',
  ],
  [
    'x',
    'NapInfluencerNelson_Zzz',
    'Nelson Snoozewell',
    'Streams the decision to nap; simps pay $2.00 to say “sleep well,” then lie awake for a reply.',
  ],
  [
    'x',
    'GaryReactsToGaryReacting',
    'Gary Echoe',
    'Reacts to reactions, nine deep; $8.00 buys a reaction to the $8.00, which simps have since tipped.',
  ],
  [
    'x',
    'SourdoughBarnabyBulletin',
    'Barnaby Crumble',
    'Reports daily on one jar. The loaf comes in 2031. “I have bought the butter,” a simp complains.',
  ],
  [
    'x',
    'HustleAtFourAMHenrietta',
    'Henrietta Dawnsworth',
    'Posts at four that it is four. The 3:55 tier, for those who must be first, costs more.',
  ],
  [
    'x',
    'SoftLaunchSienna_Part9of',
    'Sienna Teaserby',
    'Unveils a lamp in nine parts. Simps have paid through part eight, and are fairly sure it is a lamp.',
  ],
  [
    'x',
    'TinyVanEnormousViewLou',
    'Lou Rollaway',
    'Films the view from a very small van. Which side? Simps have tipped to be told.',
  ],
  [
    'x',
    'AuntieMabelReadsCharts',
    'Mabel Candlewick',
    'Stitches market forecasts, all hats. Result for subscribers who moved into hats: up 4 percent.',
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
    'Introduces 61 plants by legal name; each has a sponsor, and the sponsors are not on speaking terms.',
  ],
  [
    'x',
    'SpreadsheetSerenaPivots',
    'Serena Cellini-Rowe',
    'Gasps at pivot tables. Simps pay to send a budget in. Is the row called Serena hidden? It is.',
  ],
  [
    'x',
    'CouponCodeCorey_TenOff',
    'Corey Tenoff',
    'Reads coupons at bedtime. Result so far: listeners have tipped more than the coupons take off.',
  ],
  [
    'x',
    'ThriftHaulThaddeus_1of1',
    'Thaddeus Bobbin',
    'Shows one cardigan from a new angle weekly. A collector of 38 angles asks about the sleeves.',
  ],
  [
    'x',
    'QuietQuitQuentinLoudly',
    'Quentin Loudermute',
    'Quits in silence everywhere; simps buy the farewell mug each time, and are two short of a set.',
  ],
  [
    'x',
    'SoloVloggerBroSaysWeGuys',
    'Devi Plural',
    'Says “we” and “you guys.” Who sits in the second chair? Nobody; four simps pay rent on it.',
  ],
  [
    'x',
    'BoxReviewerImaniNoItem',
    'Imani Cardboard-Void',
    'Reviews packaging only; simps mail in gifts, and are thrilled to hear about the corners.',
  ],
  [
    'tiktok',
    'transition_tutorial_tamika_pt_41',
    'Tamika Wipeley',
    'Is 41 parts into a tutorial on one wave; simps have prepaid to 90, in case it is at somebody.',
  ],
  [
    'instagram',
    'golden.hour.gwendolyn.is.running.late',
    'Gwendolyn Duskin',
    'Misses golden hour by seven minutes. The account of it is for sale; more orange is extra.',
  ],
  [
    'instagram',
    'flatlay_federico_moved_your_coffee_again',
    'Federico Tablescape',
    'Rearranges strangers’ breakfasts. Simps order toast at the next table, and tip to be disturbed.',
  ],
];

/** Everyone is invented. The order is that of the rating game. */
export const people: readonly Person[] = personTuples.map(
  ([platform, xHandle, displayName, persona], index) => {
    const id = index + 1;
    return {
      id,
      name: `@${xHandle}`,
      xHandle,
      imageUrl: href(`/portraits/${id}.svg`),
      spriteImageUrl: href(`/portraits/docket.svg#full-${id}`),
      smallImageUrl: href(`/portraits/docket.svg#small-${id}`),
      displayName,
      platform,
      persona,
      profileUrl: profileAddresses[platform] + xHandle,
    };
  },
);
