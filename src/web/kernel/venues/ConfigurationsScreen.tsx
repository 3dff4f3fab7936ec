import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { usesAnyProduct } from '#contract/kernel/products.limits.ts'
import { informationTopics } from '#contract/kernel/venues.limits.ts'
import type { Configuration } from '#contract/kernel/venues.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { ChecklistSetting } from '#web/kernel/checklist/ChecklistSetting.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { DemoPanel } from '#web/kernel/demo/DemoPanel.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useStaffShellContent } from '#web/kernel/shells/staff/staffShellContent.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import classes from './ConfigurationsScreen.module.css'
import { ProductsPanel } from './ProductsPanel.tsx'
import { QrPanel } from './QrPanel.tsx'
import { type SettingFact, SettingFacts } from './SettingFacts.tsx'
import { SignInRulesPanel } from './SignInRulesPanel.tsx'
import { StaffIdlePanel } from './StaffIdlePanel.tsx'
import { useVenue } from './venue.ts'
import { settingText, topicText, venuesText } from './venues.text.ts'

const text = venuesText.configurations

export function ConfigurationsScreen() {
  const configuration = useRead(api.kernel.venues.configuration)
  const { name, role } = useMe()
  return (
    <Screen
      title={text.title}
      actions={
        role === 'admin' && (
          <LinkButton to={to('configurationEdit')} primary>
            {text.edit}
          </LinkButton>
        )
      }
    >
      <div className="stack gap-20">
        <Loaded read={configuration} skeleton={<SkeletonBox height={480} radius={10} />}>
          {(configuration) => <VenuePanels configuration={configuration} />}
        </Loaded>
        <Panel title={text.account} action={<Link to={to('recoverSignedIn')}>{text.changePassword}</Link>} flush>
          <SettingFacts
            facts={[
              [text.user, name],
              [
                text.signIn,
                <Link key="account" to={to('account')}>
                  {text.ownAccount}
                </Link>,
              ],
            ]}
          />
        </Panel>
        <ObjectActivity about={{ feature: 'kernel.venues' }} />
      </div>
    </Screen>
  )
}

/** Links to the settings pages of products that this role may open. */
function useOfferedSettings() {
  const { role } = useMe()
  const parts = usePageRegistry()
  const { settings } = useStaffShellContent()
  const venue = useVenue()
  return settings
    .filter(
      ({ to, products }) =>
        matchPage(parts, to)?.page.who.includes(role) && (!products || usesAnyProduct(venue, products)),
    )
    .map(
      ({ name, to, label }): SettingFact => [
        name,
        <Link key={name} to={to}>
          {label}
        </Link>,
      ],
    )
}

function VenuePanels({ configuration: venue }: { configuration: Configuration }) {
  const offered = useOfferedSettings()
  const { role } = useMe()
  const { day, from, to } = venue.live
  const contact: SettingFact[] = [
    [settingText.name, venue.name],
    [settingText.mail, venue.mail],
    [settingText.phone, venue.phone],
    ...(venue.solutionWhatsapp ? [[settingText.whatsappNumber, venue.whatsappNumber] satisfies SettingFact] : []),
    [settingText.direction, venue.direction],
  ]
  const settings: SettingFact[] = [
    [settingText.timeZone, venue.timeZone],
    [settingText.guestLanguage, languageText[venue.guestLanguage]],
    [settingText.currency, venue.currency],
    [settingText.outletsEnabled, venue.outletsEnabled ? text.yes : text.no],
    [settingText.qrMask, venue.qrMask],
    [settingText.live, `${venuesText.edit.days[day]}, ${from}:00–${to}:59`],
    ...offered,
  ]
  const links: SettingFact[] = [
    [settingText.liveChannel, venue.liveChannel],
    [settingText.formLink, venue.formLink],
    [settingText.paymentLink, venue.paymentLink],
    [settingText.bankAlias, venue.bankAlias],
    [settingText.courseAppIos, venue.courseAppIos],
    [settingText.courseAppOther, venue.courseAppOther],
    ...(venue.solutionSurvey ? [[settingText.surveyLink, venue.surveyLink] satisfies SettingFact] : []),
  ]
  return (
    <div className="pair wide">
      <div className="stack gap-20">
        <Panel title={text.venue} flush>
          <SettingFacts facts={contact} />
        </Panel>
        <Panel title={text.texts} flush>
          <SettingFacts
            facts={[
              [settingText.titleApp, venue.titleApp],
              [settingText.subtitleApp, venue.subtitleApp],
              [settingText.infoApp, venue.infoApp],
            ]}
          />
        </Panel>
        <Panel title={text.links} flush>
          <SettingFacts facts={links} />
        </Panel>
        <Panel title={settingText.information} flush>
          <SettingFacts
            facts={informationTopics.map((topic) => [topicText[topic], venue.information[topic].spanish])}
          />
        </Panel>
      </div>
      <div className="stack gap-20">
        {usesAnyProduct(venue, ['hotel']) && <QrPanel venueName={venue.name} address={venue.qrAddress} />}
        <Panel title={text.appearance} flush>
          <Appearance venue={venue} />
        </Panel>
        <Panel title={text.settings} flush>
          <SettingFacts facts={settings} />
        </Panel>
        <ProductsPanel configuration={venue} />
        <SignInRulesPanel configuration={venue} />
        <StaffIdlePanel configuration={venue} />
        {role === 'admin' && <ChecklistSetting />}
        {role === 'admin' && <DemoPanel />}
      </div>
    </div>
  )
}

const Appearance = ({ venue: { primaryColor, shades, logo, background } }: { venue: Configuration }) => (
  <SettingFacts
    facts={[
      [
        settingText.primaryColor,
        <span key="colour" className="group nowrap gap-8">
          <span className={classes.swatch} style={{ background: primaryColor }} />
          {primaryColor}
        </span>,
      ],
      [
        text.shades,
        <span key="shades" className={classes.shades}>
          {shades.map((shade) => (
            <span key={shade} style={{ background: shade }} title={shade} />
          ))}
        </span>,
      ],
      [
        settingText.logo,
        logo && (
          <span key="logo" className="frame" style={{ width: 160 }}>
            <Picture photo={logo} sizes="160px" alt={settingText.logo} />
          </span>
        ),
      ],
      [
        settingText.background,
        background && (
          <span key="background" className="frame" style={{ width: 160 }}>
            <Picture photo={background} sizes="160px" alt={settingText.background} />
          </span>
        ),
      ],
    ]}
  />
)
