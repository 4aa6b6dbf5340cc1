export const ContactPage = () => (
  <div className="wrap">
    <title>Contact Us · Sibyl</title>
    <h1>Contact Us</h1>
    <p className="quiet">This page is not part of this build yet.</p>
  </div>
)
